import { CONFIDENCES } from '../../src/catalogue/confidence.ts';
import { briefRecordSchema, FACTS, fullRecordSchema, INTERMEDIARIES } from '../../src/catalogue/country-schema.ts';
import { HOLDINGS } from '../../src/catalogue/holding.ts';
import { CURRENCIES } from '../../src/catalogue/money.ts';
import { VALIDITY_ORIGINS } from '../../src/catalogue/passport-validity-schema.ts';
import { REGIONS } from '../../src/catalogue/region.ts';
import { RULE_ARRIVALS } from '../../src/catalogue/situation.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { VISA_STATUSES } from '../../src/catalogue/visa-status.ts';
import { type CountryName, flagEmoji } from '../../src/records/relations.ts';

/** Stands where an editor must write. Too short for any text and no word of any list: the check refuses it everywhere. */
export const UNFILLED = '…';

export type Depth = 'full' | 'brief';

const anyOf = (values: readonly string[]) => values.join(', ');
const confidences = anyOf(CONFIDENCES);
const statuses = anyOf(VISA_STATUSES);

/** A whole record to fill in: what is worded below, then the optional fields that the schema has gained since. */
export function countrySkeleton(country: CountryName, depth: Depth): string {
  const worded = wordedFields(country, depth);
  const { entries } = depth === 'brief' ? briefRecordSchema : fullRecordSchema;
  const others = Object.keys(entries).filter((field) => field !== 'depth' && !worded.includes(`\n${field}:`));
  return worded + others.map((field) => `# Opcional.\n${field}: ${UNFILLED}\n`).join('');
}

function wordedFields({ iso2, name, nameSpanish }: CountryName, depth: Depth): string {
  const isBrief = depth === 'brief';
  /** What a brief record may leave out. */
  const orDelete = isBrief ? ' Opcional.' : '';
  return `# ${nameSpanish}: ficha ${isBrief ? 'breve' : 'completa'} sin llenar. Cambia cada ${UNFILLED} y corre npm run check:content: te dice qué falta.
# Lo que dice «Opcional» se borra entero, con su comentario, si no aplica o nadie lo sabe. Nada se inventa.
${isBrief ? 'depth: brief\n' : ''}id: ${canonicalSlug(name)}
iso2: ${iso2}
name: ${name}
nameSpanish: ${nameSpanish}
# Opcional. El nombre con su artículo, si lo lleva en una frase: los Países Bajos.
nameInSentence: ${UNFILLED}
flag: ${flagEmoji(iso2)}
# ${anyOf(REGIONS)}.
region: ${UNFILLED}
# Opcional. Solo schengen: comparte las actualizaciones de content/shared-updates/schengen.yaml.
area: ${UNFILLED}
# Opcional. Solo schengen: no es de la zona, pero los días aquí se suman a su cuenta.
countedWith: ${UNFILLED}
# Opcional. Si es territorio de otro país: de cuál (código ISO) y, en una frase, las reglas de quién sigue.
territory:
  of: ${UNFILLED}
  rules: ${UNFILLED}
# ${statuses}.
visaStatus: ${UNFILLED}
# Opcional: bórralo solo si ninguna fuente lo dice. Hasta 40 caracteres: 90 días, 90 días en 180, 6 meses.
maxStay: ${UNFILLED}
# De 40 a 420 caracteres: la regla y la trampa práctica, de tú. Cada cifra debe estar también en un campo.
notes: ${UNFILLED}
# Opcional. Cuánto debe durar el pasaporte. months o days (ninguno: basta vigente); from: ${anyOf(VALIDITY_ORIGINS)}.
passportValidity:
  months: ${UNFILLED}
  from: ${UNFILLED}
  # Opcionales: expedido hace menos de tantos años, páginas en blanco.
  issuedWithinYears: ${UNFILLED}
  blankPages: ${UNFILLED}
  source:
    name: ${UNFILLED}
    url: ${UNFILLED}
  checkedOn: "${UNFILLED}"
  confidence: ${UNFILLED}
  # Obligatorio con confianza low; si no, opcional: quién dice otra cosa.
  doubt: ${UNFILLED}
# Opcional. El portal del gobierno donde se tramita, con https://; nunca un gestor.
applicationUrl: ${UNFILLED}
# Opcional. ${anyOf(INTERMEDIARIES)}: el fraude que se ve en este trámite (sitios que imitan, venta de citas).
intermediaries: ${UNFILLED}
# Opcional. Solo lo que tenga fuente; website, phone y address se borran si no la tienen.
embassyInfo:
  name: ${UNFILLED}
  website: ${UNFILLED}
  # Así: "+52 55 5211 0028"
  phone: "${UNFILLED}"
  address: ${UNFILLED}
# ${isBrief ? 'Opcional. ' : 'Obligatorio si hay trámite; si no, opcional. '}De 2 a 8 pasos, uno por renglón.
processSteps:
  - ${UNFILLED}
# El día en que verificaste todo, entre comillas: "2026-11-21".
checkedOn: "${UNFILLED}"
# ${confidences}: qué tan seguro es el estado de visa.
confidence: ${UNFILLED}
# Obligatorio con confianza low; si no, opcional. De 30 a 120 caracteres: qué está en duda y dónde preguntar.
doubt: ${UNFILLED}
# Opcional. Por dato (visaStatus, maxStay, costs, procedure), solo lo que difiere de la ficha; visaStatus no lleva confidence.
evidence:
  maxStay:
    checkedOn: "${UNFILLED}"
    confidence: ${UNFILLED}
    disputed: ${UNFILLED}
# Opcional. Entrada más fácil para quien tiene otra visa o residencia. summary: los casos en una o dos frases.
conditional:
  summary: ${UNFILLED}
  rules:
    # holds: ${anyOf(HOLDINGS)}.
    - holds: [${UNFILLED}]
      # ${anyOf(RULE_ARRIVALS)}.
      arrival: ${UNFILLED}
      # Opcional. Lo que además debe cumplirse; completa «solo si …», sin mayúscula ni punto.
      requires: ${UNFILLED}
      visaStatus: ${UNFILLED}
      # Opcionales: maxStay y cost.
      maxStay: ${UNFILLED}
      cost: { amount: ${UNFILLED}, currency: ${UNFILLED} }
      text: ${UNFILLED}
      source:
        name: ${UNFILLED}
        url: ${UNFILLED}
      # El día en que miraste la fuente de esta regla.
      checkedOn: "${UNFILLED}"
      confidence: ${UNFILLED}
  otherwise:
    visaStatus: ${UNFILLED}
    text: ${UNFILLED}
# Al menos una, y una que respalde el estado. supports: ${anyOf(FACTS)}.
sources:
  - name: ${UNFILLED}
    url: ${UNFILLED}
    supports: [${UNFILLED}]
    # Opcional. La fecha de la página misma: "2026", "2026-04" o "2026-04-10".
    published: "${UNFILLED}"
    checkedOn: "${UNFILLED}"
    confidence: ${UNFILLED}
# Opcional. Cambios de reglas, con fecha y fuente. stage: in-force o announced. concerns: como supports.
updates:
  - effective: "${UNFILLED}"
    stage: ${UNFILLED}
    concerns: ${UNFILLED}
    # Opcionales: value solo con concerns: maxStay; cost solo con concerns: costs.
    value: ${UNFILLED}
    cost: { amount: ${UNFILLED}, currency: ${UNFILLED} }
    title: ${UNFILLED}
    summary: ${UNFILLED}
    source:
      name: ${UNFILLED}
      url: ${UNFILLED}
    confidence: ${UNFILLED}
#${orDelete} ${isBrief ? 'Hasta 10 cosas' : 'De 5 a 10 cosas'} que llevar o hacer, una por renglón.
requirements:
  - ${UNFILLED}
# fee: free, fixed o unknown. amount, currency y amountMXN solo con fixed (pesos según content/exchange-rates.yaml).
# Monedas: ${anyOf(CURRENCIES)}.
costs:
  fee: ${UNFILLED}
  amount: ${UNFILLED}
  currency: ${UNFILLED}
  amountMXN: ${UNFILLED}
  #${orDelete} Cuánto tarda: Tres días hábiles, Sin trámite previo.
  processingTime: ${UNFILLED}
  # Opcional. Quién cobra, si una fuente lo dice.
  paidTo: ${UNFILLED}
  # Opcional. Otros cobros, de 10 a 320 caracteres.
  additionalFees: ${UNFILLED}
#${orDelete} De 1 a 6: vacunas que se piden a quien llega de México y algo que convenga.
healthRequirements:
  - ${UNFILLED}
#${orDelete} De 120 a 160 caracteres: la respuesta, como saldrá en los buscadores.
seoDescription: ${UNFILLED}
#${orDelete} De 4 a 6 lugares.
popularDestinations: [${UNFILLED}]
#${orDelete} La mejor época: Marzo a mayo y octubre a noviembre.
bestTimeToVisit: ${UNFILLED}
#${orDelete} El trámite en tres o cuatro palabras: Ninguno, Cita y entrevista, En línea.
procedure: ${UNFILLED}
#${orDelete} De 20 a 150 caracteres, con punto: lo siguiente que hace quien viaja.
nextStep: ${UNFILLED}
`;
}

/** The start of a narrative: too short for the check until somebody writes it. */
export function narrativeStub({ nameSpanish }: CountryName): string {
  return `Aquí va el relato de ${nameSpanish}: de 90 a 160 palabras en dos o tres párrafos, sin títulos ni listas, con datos que sirvan. Borra este renglón.\n`;
}
