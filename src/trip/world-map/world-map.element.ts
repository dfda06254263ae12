import { nextIn } from './direction.ts';

const MAX_ZOOM = 16;
/** CSS pixels: a tile of a texture. The drawing has them at 16 units. */
const TILE = 7;

/** `<world-map>`: map and table, around the `filtered-list` of both. The map comes nearer by growing inside a box that scrolls, so that fingers, wheel and keyboard move it as they move every page. */
class WorldMapElement extends HTMLElement {
  connectedCallback(): void {
    const svg = this.querySelector<SVGSVGElement>('svg.world');
    const box = svg?.parentElement;
    if (!svg || !box) return;
    this.#followFilters(svg);
    const zoom = this.#followZoom(svg, box);
    this.#followCursor(svg, zoom);
    dragByMouse(box);
  }

  /** Countries that the filters leave out fade on the map; the table is put in the order asked for. */
  #followFilters(svg: SVGSVGElement): void {
    const table = this.querySelector('table');
    const fold = table?.closest('details');
    const rows = [...(table?.tBodies[0]?.rows ?? [])];
    const links = new Map([...svg.querySelectorAll<SVGAElement>('a')].map((link) => [link.href.baseVal, link]));
    this.addEventListener('filtered', ({ detail }) => {
      for (const row of rows) {
        links
          .get(row.querySelector('a')?.getAttribute('href') ?? '')
          ?.toggleAttribute('data-faded', Boolean(row.hidden));
      }
      table?.tBodies[0]?.append(...inOrder(rows, detail['orden']?.value ?? ''));
      if (fold && Object.keys(detail).length > 0) fold.open = true;
    });
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
      const { width } = svg.viewBox.baseVal;
      const unit = width / (svg.clientWidth || width);
      svg.style.setProperty('--unit', String(unit));
      for (const tile of svg.querySelectorAll('pattern')) {
        const turn = /rotate\(\d+\)/.exec(tile.getAttribute('patternTransform') ?? '')?.[0] ?? '';
        tile.setAttribute('patternTransform', `scale(${(unit * TILE) / 16}) ${turn}`);
      }
    }).observe(svg);
    come(1);
    return come;
  }

  /** One country is in the order of tabs; arrow keys go from there to its neighbours, `+` and `-` come nearer and go back, `0` shows the whole world. The country under the mouse or the keyboard is named. */
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
      if (key.startsWith('Arrow')) nextIn(key, place, places)?.link.focus();
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
  const figure = (row: HTMLTableRowElement) => Number(row.dataset[key] ?? Infinity * sign);
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
