import type { Country } from '../catalogue/country.ts';
import { ASK_EMBASSY_PROCESS } from '../catalogue/wording.ts';
import { ExternalButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type Embassy = NonNullable<Country['embassyInfo']>;

/** `tel:` wants digits and the plus sign only. */
function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Search of a maps service for an address. */
function mapsHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

function EmbassyFields({ embassy }: { embassy: Embassy }) {
  return (
    <dl>
      <div>
        <dt>Nombre</dt>
        <dd>{embassy.name}</dd>
      </div>
      {embassy.phone && (
        <div>
          <dt>Teléfono</dt>
          <dd>
            <a href={telephoneHref(embassy.phone)}>{embassy.phone}</a>
          </dd>
        </div>
      )}
      {embassy.address && (
        <div>
          <dt>Dirección</dt>
          <dd>
            <a href={mapsHref(embassy.address)} target="_blank" rel="noopener">
              {embassy.address}
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
    <section className="sheet embassy" aria-labelledby="embajada">
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

/** Guide page and dialog: contact and a link to the official site. Nothing without a known mission. */
export function EmbassyInformation({
  country,
  headingLevel = 2,
}: {
  country: Pick<Country, 'embassyInfo'>;
  headingLevel?: 2 | 3;
}) {
  const { embassyInfo } = country;
  if (!embassyInfo) return null;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="sheet embassy">
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
