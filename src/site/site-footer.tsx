import { COPYRIGHT_YEAR } from '../catalogue/specified-figures.ts';
import { Brand } from '../ui/brand.tsx';
import { MachineLine } from '../ui/machine-line.tsx';
import { LEGAL_LINKS, MENU_TOOLS, RESOURCE_LINKS } from './navigation.ts';

export function SiteFooter() {
  return (
    <footer className="footer">
      <span className="guilloche" aria-hidden="true" />
      <div className="wrap">
        <div className="footer__grid">
          <div>
            <p className="brand touch">
              <Brand />
            </p>
            <p className="footer__legal">
              Proyecto independiente e informativo. No somos autoridad migratoria ni damos asesoría legal. Verifica
              siempre con la embajada o el consulado antes de viajar.
            </p>
          </div>
          <FooterLinks title="Recursos" links={RESOURCE_LINKS} />
          <FooterLinks title="Herramientas" links={MENU_TOOLS} />
          <FooterLinks title="Legal" links={LEGAL_LINKS} />
          <MachineLine parts={['PVERDE', 'INFORMACION REFERENCIAL', 'VERIFICA CON LA EMBAJADA']} />
          <p className="footer__legal">© {COPYRIGHT_YEAR} Pasaporte Verde</p>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
