import type { ReactNode } from 'react';
import { ENQUIRY_KINDS, type EnquiryKind } from '../forms/kinds.ts';
import type { PublicSettings } from '../site/settings.ts';
import { Table } from '../ui/table.tsx';
import { LegalPage } from './legal-page.tsx';
import type { LegalText, PRIVACY_INSERTS } from './legal-text.ts';

/** The policy, completed with what only the settings of this build know. */
export function PrivacyPage({ text, settings }: { text: LegalText; settings: PublicSettings }) {
  const inserts: Record<(typeof PRIVACY_INSERTS)[number], ReactNode> = {
    responsable: <Responsible operator={settings.operator} />,
    formularios: <FormDestinations formUrls={settings.formUrls} />,
    'tipo-de-cambio': <RatesDestination exchangeRatesUrl={settings.exchangeRatesUrl} />,
  };
  return <LegalPage text={text} inserts={inserts} />;
}

const FORMS: Record<EnquiryKind, { name: string; data: string }> = {
  newsletter: { name: 'Boletín', data: 'nombre, si lo escribes, y email' },
  contact: { name: 'Contacto', data: 'nombre, email, asunto y mensaje' },
  'error-report': { name: 'Reporte de error', data: 'país, tipo de error, textos y fuente; email, si lo escribes' },
  'guide-idea': { name: 'Idea de guía', data: 'nombre, email e idea, si la escribes' },
};

const COLUMNS = ['Formulario', 'Datos', 'Dónde queda'];

/** Name of the other site an address belongs to; undefined when it is this one. */
function otherHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** Which form sends what where, read from the settings of this build: the policy cannot drift from the site. */
export function FormDestinations({ formUrls }: Pick<PublicSettings, 'formUrls'>) {
  const hosts = ENQUIRY_KINDS.map((kind) => otherHost(formUrls[kind]));
  const rows = ENQUIRY_KINDS.map((kind, index) => {
    const host = hosts[index];
    return [FORMS[kind].name, FORMS[kind].data, host ? `Servicio contratado: ${host}` : 'Buzón de este sitio'];
  });
  return (
    <>
      <Table caption="Qué se envía y a dónde" columns={COLUMNS} rows={rows} />
      {hosts.includes(undefined) && (
        <p>
          El buzón de este sitio es un solo archivo de base de datos en el servidor que lo publica. Guarda lo que
          escribiste y la fecha en que llegó; nadie más lo lee que quien opera el sitio.
        </p>
      )}
      {hosts.some(Boolean) && (
        <p>
          Lo que se envía a un servicio contratado queda en ese servicio, bajo su propio aviso de privacidad, y lo lee
          quien opera el sitio.
        </p>
      )}
    </>
  );
}

/** Whether the exchange rates make the browser call somebody else. */
export function RatesDestination({ exchangeRatesUrl }: Pick<PublicSettings, 'exchangeRatesUrl'>) {
  const host = exchangeRatesUrl && otherHost(exchangeRatesUrl);
  return (
    <p>
      {host
        ? `Para mostrar el tipo de cambio del día, tu navegador lo consulta en ${host}. Ese servicio ve tu dirección de internet, como cualquier sitio que visitas. No recibe nada que hayas escrito.`
        : 'El tipo de cambio que ves viene incluido en el sitio, así que tu navegador no consulta a nadie más para mostrarlo.'}
    </p>
  );
}

/** Who answers for the data. The law asks for a name and an address; where the operator gave none, how to ask for them. */
export function Responsible({ operator }: Pick<PublicSettings, 'operator'>) {
  if (!operator) {
    return (
      <p>
        Quien opera este sitio todavía no publica aquí su nombre ni su domicilio. Pídelos en la{' '}
        <a href="/contacto">página de contacto</a>.
      </p>
    );
  }
  return (
    <p>
      El responsable de tus datos es <b>{operator.name}</b>, con domicilio en {operator.address}. Para todo lo que tenga
      que ver con ellos, escríbele desde la <a href="/contacto">página de contacto</a>.
    </p>
  );
}
