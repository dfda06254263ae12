import type { Country } from '../catalogue/country.ts';
import { ASK_EMBASSY_PROCESS } from '../catalogue/wording.ts';
import { ExternalButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

function EmbassyFields({ embassy: { name, phone, address } }: { embassy: NonNullable<Country['embassyInfo']> }) {
  return (
    <dl>
      <div>
        <dt>Nombre</dt>
        <dd>{name}</dd>
      </div>
      {phone && (
        <div>
          <dt>Teléfono</dt>
          <dd>
            {/* `tel:` wants digits and the plus sign only. */}
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>Dirección</dt>
          <dd>
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener"
            >
              {address}
              <span className="visually-hidden"> (abre un mapa en otra pestaña)</span>
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Question page: contact and the two buttons. Without a known mission it says what to do instead. */
export function EmbassyContact({ country }: { country: Country }) {
  const { embassyInfo, applicationUrl } = country;
  return (
    <section className="panel panel--edged embassy" aria-labelledby="embajada">
      <h2 id="embajada">Contacto de embajada</h2>
      {embassyInfo ? <EmbassyFields embassy={embassyInfo} /> : <p className="space-below">{ASK_EMBASSY_PROCESS}</p>}
      <div className="buttons">
        {embassyInfo?.website && <ExternalButtonLink href={embassyInfo.website}>Sitio web oficial</ExternalButtonLink>}
        {applicationUrl && (
          <ExternalButtonLink look="outline" href={applicationUrl}>
            Aplicar para visa
          </ExternalButtonLink>
        )}
      </div>
    </section>
  );
}

interface EmbassyInformationProps {
  country: Pick<Country, 'embassyInfo'>;
  heading?: 'h2' | 'h3';
}

/** Guide page and dialog: contact and a link to the official site. Nothing without a known mission. */
export function EmbassyInformation({ country: { embassyInfo }, heading: Heading = 'h2' }: EmbassyInformationProps) {
  if (!embassyInfo) return null;
  return (
    <section className="panel panel--edged embassy">
      <Heading>Información de Embajada</Heading>
      <EmbassyFields embassy={embassyInfo} />
      {embassyInfo.website && (
        <div className="buttons">
          <a className="arrow-link" href={embassyInfo.website} target="_blank" rel="noopener">
            Visitar sitio oficial <Icon name="external" />
            <span className="visually-hidden"> (se abre en otra pestaña)</span>
          </a>
        </div>
      )}
    </section>
  );
}
