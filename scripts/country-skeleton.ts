import { briefRecordSchema, type CountryName, fullRecordSchema } from '../src/catalogue/country-schema.ts';
import { jsonSchemaOf } from './schemas/editor-schemas.ts';

/** Stands where an editor must write. Too short for any text and no word of any list: the check refuses it everywhere. */
export const UNFILLED = '…';

export type Depth = 'full' | 'brief';

interface Field {
  type?: string;
  description?: string;
  const?: unknown;
  enum?: string[];
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  anyOf?: Field[];
  oneOf?: Field[];
}

/**
 * A whole record to fill in, from the schema that it is checked with: every field, and of its parts whatever the part
 * must have.
 */
export function countrySkeleton({ nameSpanish }: CountryName, depth: Depth): string {
  const schema = jsonSchemaOf(depth === 'brief' ? briefRecordSchema : fullRecordSchema) as Field;
  const { depth: _, ...fields } = schema.properties ?? {};
  return [
    '# yaml-language-server: $schema=../.schemas/countries.json',
    `# ${nameSpanish}: ficha ${depth === 'brief' ? 'breve' : 'completa'} sin llenar. Cambia cada … y corre npm run check:content: te dice qué falta.`,
    '# Lo que dice «Opcional» se borra entero, con su comentario, si no aplica o nadie lo sabe. Nada se inventa.',
    ...(depth === 'brief' ? ['depth: brief'] : []),
    ...linesOf({ ...schema, properties: fields }, 0),
    '',
  ].join('\n');
}

function linesOf({ properties = {}, required = [] }: Field, level: number): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { description = '', ...shape } = { ...field, ...widest(field) };
    const isOptional = !required.includes(name);
    const values = shape.enum ?? shape.items?.enum;
    const said = [
      isOptional ? 'Opcional.' : '',
      field.description ?? description,
      values ? `Valores: ${values.join(', ')}.` : '',
    ];
    const comment = said.filter(Boolean).join(' ');
    return [...(comment ? [`# ${comment}`] : []), ...valueLines(name, shape, level)];
  });
}

function valueLines(name: string, field: Field, level: number): string[] {
  const inner = (part: Field) => linesOf(level === 0 ? part : essential(part), level + 1);
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  if (field.properties) return [`${name}:`, ...indented(inner(field))];
  if (!field.items) return [`${name}: ${UNFILLED}`];
  const item = widest(field.items);
  if (!item.properties) return [`${name}: [${UNFILLED}]`];
  const lines = inner(item);
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return [
    `${name}:`,
    ...indented([...lines.slice(0, first), `- ${lines[first]}`, ...indented(lines.slice(first + 1))]),
  ];
}

/** Of several forms of a value, the one that says most. */
function widest(field: Field): Field {
  const forms = field.anyOf ?? field.oneOf ?? [field];
  const size = ({ properties = {} }: Field) => Object.keys(properties).length;
  return forms.reduce((most, form) => (size(form) > size(most) ? form : most));
}

/** What a part must have; where it must have nothing, its first field. */
function essential({ properties = {}, required = [] }: Field): Field {
  const kept = Object.entries(properties).filter(([name], place) =>
    required.length > 0 ? required.includes(name) : place === 0,
  );
  return { properties: Object.fromEntries(kept), required };
}

/** The start of a narrative: too short for the check until somebody writes it. */
export function narrativeStub({ nameSpanish }: CountryName): string {
  return `---\n# Una dirección de la ficha, o una fuente completa.\nsources: [${UNFILLED}]\n---\nAquí va el relato de ${nameSpanish}: de 90 a 160 palabras en dos o tres párrafos, sin títulos ni listas, con datos que sirvan. Borra este renglón.\n`;
}
