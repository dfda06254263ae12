import { counted } from '../../catalogue/counted.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { isDirection, nextIn } from './direction.ts';

/** Units of the drawing across its whole width (its `viewBox`). */
const WORLD_WIDTH = 2000;
const MAX_ZOOM = 16;
/** CSS pixels: a tile of a texture. The drawing has them at 16 units. */
const TILE = 7;

/**
 * `<world-map>`: filters, map and table. The address is the state of the filters and of the order. The map comes nearer
 * by growing inside a box that scrolls, so that fingers, wheel and keyboard move it as they move every page.
 */
class WorldMapElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const svg = this.querySelector<SVGSVGElement>('svg.world');
    const box = svg?.parentElement;
    if (!form || !svg || !box) return;
    this.#followFilters(form, svg);
    const zoom = this.#followZoom(svg, box);
    this.#followCursor(svg, zoom);
    dragByMouse(box);
  }

  #followFilters(form: HTMLFormElement, svg: SVGSVGElement): void {
    const table = this.querySelector('table');
    const rows = [...(table?.tBodies[0]?.rows ?? [])];
    const byName = [...rows];
    const links = new Map([...svg.querySelectorAll<SVGAElement>('a')].map((link) => [link.href.baseVal, link]));
    const selects = [...form.querySelectorAll('select')];

    const show = () => {
      const params = new URLSearchParams(location.search);
      const mistakes = selects.flatMap((select) => {
        const asked = params.get(select.name) ?? '';
        const isKnown = [...select.options].some(({ value }) => value === asked);
        select.value = isKnown ? asked : '';
        return isKnown ? [] : [`«${select.labels[0]?.textContent}»`];
      });
      const [status, region, order] = selects.map(({ value }) => value);
      let inside = 0;
      for (const row of rows) {
        const isIn = (!status || status === row.dataset['estado']) && (!region || region === row.dataset['region']);
        row.hidden = !isIn;
        links.get(row.querySelector('a')?.getAttribute('href') ?? '')?.toggleAttribute('data-faded', !isIn);
        if (isIn) inside += 1;
      }
      table?.tBodies[0]?.append(...inOrder(byName, order ?? ''));
      const reset = form.querySelector<HTMLElement>('[type=reset]');
      if (reset) reset.hidden = !status && !region && !order;
      const said = [
        ...(mistakes.length > 0
          ? [`No reconocimos ${spokenList(mistakes)} de esta dirección: mostramos el mapa sin eso.`]
          : []),
        ...(status || region ? [inside === 0 ? 'Ningún destino es así.' : counted(inside, 'destino', 'destinos')] : []),
      ];
      form.querySelector('[role=status]')?.replaceChildren(said.join(' '));
      const fold = table?.closest('details');
      if (fold && (status || region || order)) fold.open = true;
    };

    const go = () => {
      const params = new URLSearchParams(location.search);
      for (const { name, value } of selects) value ? params.set(name, value) : params.delete(name);
      history.pushState(null, '', `${location.pathname}${params.size > 0 ? `?${params}` : ''}${location.hash}`);
      show();
    };
    form.addEventListener('change', go);
    form.addEventListener('reset', () => {
      selects[0]?.focus();
      // The fields are empty once the event is over.
      setTimeout(go);
    });
    window.addEventListener('popstate', show);
    show();
  }

  /** @returns what makes the map so many times nearer, with the middle of what is shown where it is; 0 is the whole world. */
  #followZoom(svg: SVGSVGElement, box: HTMLElement): (factor: number) => void {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('.map__bar button')];
    let zoom = 1;
    const come = (factor: number) => {
      const before = zoom;
      zoom = Math.min(MAX_ZOOM, Math.max(1, zoom * factor));
      const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2];
      svg.style.width = `${zoom * 100}%`;
      box.scrollTo((x * zoom) / before - box.clientWidth / 2, (y * zoom) / before - box.clientHeight / 2);
      for (const button of buttons) {
        const end = button.value === '2' ? MAX_ZOOM : 1;
        // Not `disabled`: the button that was pressed would lose the focus.
        button.ariaDisabled = String(zoom === end);
      }
    };
    for (const button of buttons) button.addEventListener('click', () => come(Number(button.value)));
    new ResizeObserver(() => {
      const unit = WORLD_WIDTH / (svg.clientWidth || WORLD_WIDTH);
      svg.style.setProperty('--unit', String(unit));
      for (const tile of svg.querySelectorAll('pattern')) {
        const turn = /rotate\(\d+\)/.exec(tile.getAttribute('patternTransform') ?? '')?.[0] ?? '';
        tile.setAttribute('patternTransform', `scale(${(unit * TILE) / 16}) ${turn}`);
      }
    }).observe(svg);
    come(1);
    return come;
  }

  /**
   * One country is in the order of tabs; arrow keys go from there to its neighbours, `+` and `-` come nearer and go
   * back, `0` shows the whole world. The country under the mouse or the keyboard is named.
   */
  #followCursor(svg: SVGSVGElement, zoom: (factor: number) => void): void {
    const readout = this.querySelector('.map__readout');
    const places = [...svg.querySelectorAll<SVGAElement>('a')].map((link) => {
      const { x, y, width, height } = link.getBBox();
      return { link, x: x + width / 2, y: y + height / 2 };
    });
    const placeAt = ({ target }: Event) => {
      const link: Element | null = (target as Element).closest('a');
      return places.find((place) => place.link === link);
    };
    const name = (event: Event) => readout?.replaceChildren(placeAt(event)?.link.getAttribute('aria-label') ?? '');
    svg.addEventListener('pointerover', name);
    svg.addEventListener('focusin', (event) => {
      name(event);
      const here = placeAt(event)?.link;
      for (const { link } of places) link.setAttribute('tabindex', link === here ? '0' : '-1');
    });
    svg.addEventListener('keydown', (event) => {
      const place = placeAt(event);
      if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      const steps: Record<string, number> = { '+': 2, '=': 2, '-': 0.5, '0': 0 };
      if (isDirection(key)) nextIn(key, place, places)?.link.focus();
      else if (key in steps) {
        zoom(steps[key] ?? 1);
        place.link.scrollIntoView({ block: 'nearest', inline: 'center' });
      } else return;
      event.preventDefault();
    });
  }
}

/** Rows by the figure the order names (`costo`, `-costo` from the highest); those without one last, equals by name. */
function inOrder(byName: readonly HTMLTableRowElement[], order: string): readonly HTMLTableRowElement[] {
  const key = order.replace('-', '');
  if (!key) return byName;
  const sign = order.startsWith('-') ? -1 : 1;
  const figure = (row: HTMLTableRowElement) => Number(row.dataset[key] ?? Number.POSITIVE_INFINITY * sign);
  return byName.toSorted((a, b) => (figure(a) === figure(b) ? 0 : sign * (figure(a) - figure(b))));
}

function dragByMouse(box: HTMLElement): void {
  let dragged = 0;
  box.addEventListener('pointerdown', () => {
    dragged = 0;
  });
  box.addEventListener('pointermove', ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    dragged += Math.abs(movementX) + Math.abs(movementY);
    box.scrollBy(-movementX, -movementY);
  });
  // The country a drag ends on was not meant, and its link is not to be carried away.
  box.addEventListener('click', (event) => dragged > 4 && event.preventDefault(), true);
  box.addEventListener('dragstart', (event) => event.preventDefault());
}

customElements.define('world-map', WorldMapElement);
