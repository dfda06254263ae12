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

interface EmbassyInformationProps {
  country: Pick<Country, 'embassyInfo' | 'slug'>;
  heading?: 'h2' | 'h3';
}

/** Where to say that a telephone or an address is wrong, with what stands here filled in. */
function ReportEmbassy({ country: { slug, embassyInfo } }: EmbassyInformationProps) {
  if (!embassyInfo) return null;
  const { name, phone, address } = embassyInfo;
  const says = encodeURIComponent([name, phone, address].filter(Boolean).join(', '));
  return (
    <a className="arrow-link" href={`/reportar-error?pais=${slug}&dato=embajada&dice=${says}`}>
      ¿Dato equivocado?<span className="visually-hidden"> Embajada</span>
    </a>
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
      <ReportEmbassy country={country} />
    </section>
  );
}

/** Guide page and dialog: contact and a link to the official site. Nothing without a known mission. */
export function EmbassyInformation({ country, heading: Heading = 'h2' }: EmbassyInformationProps) {
  const { embassyInfo } = country;
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
      <ReportEmbassy country={country} />
    </section>
  );
}
