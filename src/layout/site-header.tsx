import './header.css';
import { useEffect, useRef, useState } from 'react';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from '../ui/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { MAIN_LINKS, MENU_TOOLS, TRIP_LINK } from './navigation.ts';

/** Brand, navigation, search and the mobile menu. Asleep until the first tap; the links work without it. */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useIslandReady(root);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      // Escape belongs to the open list of suggestions first.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const openSearch = () => {
    setIsOpen(true);
    // After the panel is displayed; an element that is not rendered cannot take focus.
    requestAnimationFrame(() => root.current?.querySelector<HTMLInputElement>('input[role="combobox"]')?.focus());
  };

  const headerLink = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <a href={href} aria-current={href === currentPath ? 'page' : undefined} onClick={() => setIsOpen(false)}>
        {label}
      </a>
    </li>
  );

  return (
    <header ref={root} className="cover header">
      <div className="wrap header__row">
        <a className="brand" href="/" aria-label="Pasaporte Verde, inicio">
          <Brand />
        </a>
        <button className="icon-button mobile-only script-only" type="button" onClick={openSearch} aria-label="Buscar">
          <Icon name="search" />
        </button>
        <button
          ref={toggle}
          className="icon-button mobile-only script-only"
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={isOpen ? 'Cerrar menú' : 'Abrir menú'}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <nav className={`header__nav ${isOpen ? 'is-open' : ''}`} id="menu" aria-label="Principal">
          <SearchBox label="Buscar país" isLabelHidden placeholder="Buscar país" />
          <ul className="header__list">{MAIN_LINKS.map(headerLink)}</ul>
          <ButtonLink
            className="header__trip"
            small
            href={TRIP_LINK.href}
            aria-current={TRIP_LINK.href === currentPath ? 'page' : undefined}
          >
            {TRIP_LINK.label}
          </ButtonLink>
          <button className="header__more script-only" type="button" popovertarget="herramientas-menu">
            Herramientas
          </button>
          <div className="cover header__tools" id="herramientas-menu" popover="auto">
            <div className="wrap">
              <p id="herramientas-titulo">Herramientas</p>
              <ul className="header__list" aria-labelledby="herramientas-titulo">
                {MENU_TOOLS.filter(({ href }) => href !== TRIP_LINK.href).map(headerLink)}
              </ul>
            </div>
          </div>
          <p className="from-mexico">
            <Flag iso2="MX" eager /> Desde México
          </p>
        </nav>
      </div>
    </header>
  );
}
