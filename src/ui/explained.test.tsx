import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Explained, Explaining } from './explained.tsx';

const WORDS = [
  { href: '/glosario#eta', forms: ['ETA'] },
  { href: '/glosario#apostilla', forms: ['apostilla', 'apostillada'] },
];

const rendered = (...texts: string[]) =>
  renderToStaticMarkup(
    <Explaining words={WORDS}>
      {texts.map((text) => (
        <p key={text}>
          <Explained text={text} />
        </p>
      ))}
    </Explaining>,
  );

test('the first of each word on a page leads to where it is explained', () => {
  expect(rendered('Pide la ETA con apostilla.', 'La ETA va apostillada.')).toBe(
    '<p>Pide la <a href="/glosario#eta">ETA</a> con <a href="/glosario#apostilla">apostilla</a>.</p><p>La ETA va apostillada.</p>',
  );
});

test('a sentence may begin with it', () => {
  expect(rendered('Apostilla el acta.')).toContain('<a href="/glosario#apostilla">Apostilla</a>');
});

test.each(['Pide la ETA-IL o la NZeTA.', 'Entra a www.ETA.gov o eta.gov.lk.', 'apostillado'])(
  '«%s» is something else',
  (text) => {
    expect(rendered(text)).not.toContain('<a');
  },
);

test('where nothing is explained the words stand alone', () => {
  expect(renderToStaticMarkup(<Explained text="Pide la ETA." />)).toBe('Pide la ETA.');
});
