import './header.css';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from '../ui/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { MAIN_LINKS, MENU_PAGES, MENU_TOOLS, TRIP_LINK } from './navigation.ts';

/** Brand, navigation, search and the menu of a phone, which opens without a script (`site-menu.element.ts` names its button). */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  const headerLink = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <a href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <header className="cover header">
      <site-menu class="wrap actions header__row">
        <a className="brand touch" href="/" aria-label="Pasaporte Verde, inicio">
          <Brand />
        </a>
        <button
          className="icon-button mobile-only script-only"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="show"
          aria-label="Buscar"
        >
          <Icon name="search" />
        </button>
        <button
          className="icon-button mobile-only header__toggle"
          type="button"
          popoverTarget="menu"
          aria-expanded="false"
          aria-label="Abrir menú"
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav className="header__nav" id="menu" popover="auto" aria-label="Principal">
          <SearchBox id="buscar-pais" label="Buscar país" isLabelHidden placeholder="Buscar país" />
          <ul className="header__list">{MAIN_LINKS.map(headerLink)}</ul>
          <ButtonLink
            className="header__trip"
            look="foil"
            small
            href={TRIP_LINK.href}
            aria-current={TRIP_LINK.href === currentPath ? 'page' : undefined}
          >
            {TRIP_LINK.label}
          </ButtonLink>
          <button className="header__more bare" type="button" popoverTarget="herramientas-menu">
            Herramientas
          </button>
          <div className="cover header__tools" id="herramientas-menu" popover="auto">
            <div className="wrap">
              <p id="herramientas-titulo">Herramientas</p>
              <ul className="header__list" aria-labelledby="herramientas-titulo">
                {MENU_TOOLS.filter(({ href }) => href !== TRIP_LINK.href).map(headerLink)}
                {MENU_PAGES.map(headerLink)}
              </ul>
            </div>
          </div>
          <p className="flagged from-mexico">
            <Flag iso2="MX" eager /> Desde México
          </p>
        </nav>
      </site-menu>
    </header>
  );
}
