/** `<site-menu>`: its button says what it does and what it did, and the one for the search leads into the field. */
class SiteMenu extends HTMLElement {
  connectedCallback() {
    const menu = this.querySelector('nav');
    const toggle = this.querySelector('[aria-expanded]');
    menu?.addEventListener('toggle', ({ newState }) => {
      toggle?.setAttribute('aria-expanded', String(newState === 'open'));
      toggle?.setAttribute('aria-label', newState === 'open' ? 'Cerrar menú' : 'Abrir menú');
    });
    this.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('nav a, [popovertargetaction="show"]');
      if (pressed?.matches('button')) {
        menu?.showPopover();
        menu?.querySelector('input')?.focus();
        // A link may lead to a part of this very page.
      } else if (pressed && menu?.matches(':popover-open')) menu.hidePopover();
    });
  }
}

if ('popover' in HTMLElement.prototype) customElements.define('site-menu', SiteMenu);
