import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCatalogue } from './load.server.ts';
import { JAPAN, useContentCopy } from './testing/content-copy.ts';

const { folder, put, write, problemsOf } = useContentCopy();

const PHRASES = 'phrases.yaml';

test('a record says a phrase by its name, alone or among its own words', () => {
  write(PHRASES, 'lleva-el-codigo: Lleva el código en el teléfono.\n');
  put(JAPAN, 'notes', 'Basta el pasaporte vigente todo el viaje. $lleva-el-codigo Di cuántos días te quedas.');
  put(JAPAN, 'nextStep', '$lleva-el-codigo');
  const { catalogue, problems } = readCatalogue(folder());
  expect(problems).toEqual([]);
  expect(catalogue?.countries.find(({ slug }) => slug === 'japan')).toMatchObject({
    notes: 'Basta el pasaporte vigente todo el viaje. Lleva el código en el teléfono. Di cuántos días te quedas.',
    nextStep: 'Lleva el código en el teléfono.',
  });
});

test('a name that no phrase has stops the build, with its file, its field and what to do', () => {
  put(JAPAN, 'nextStep', 'Llega con tiempo. $lleva-el-codigo');
  expect(problemsOf()).toEqual([
    {
      file: expect.stringContaining(JAPAN),
      field: 'nextStep',
      value: '$lleva-el-codigo',
      fix: 'Ninguna frase de content/phrases.yaml se llama así: corrige el nombre, o escríbela ahí.',
    },
  ]);
});

test('a phrase too short to be one is a mistake of its file', () => {
  write(PHRASES, 'corta: Hola.\n');
  expect(problemsOf()).toMatchObject([{ file: 'content/phrases.yaml', field: 'corta' }]);
});

test('each phrase is named by more files than one: what one alone says stands in it', () => {
  const content = join(import.meta.dirname, '../../content');
  const texts = ['countries', 'narratives', 'shared-updates'].flatMap((name) =>
    readdirSync(join(content, name)).map((file) => readFileSync(join(content, name, file), 'utf8')),
  );
  const ids = Object.keys(parse(readFileSync(join(content, PHRASES), 'utf8')));
  const uses = (id: string) => texts.filter((text) => new RegExp(`\\$${id}(?![\\w-])`).test(text)).length;
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => uses(id) < 2)).toEqual([]);
});
