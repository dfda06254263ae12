import type { Charge } from '../../charge-schema.ts';
import type { PassportValidity } from '../../passport-validity-schema.ts';
import type { ProcessingTime } from '../../processing-time-schema.ts';
import type { Stay } from '../../stay-schema.ts';
import { examples } from '../../testing/text-rows.ts';

/** What is said of figures, for each value they can take: held to the letter by tests, and read by editors in `/piezas`. */
export const CHARGE_EXAMPLES = examples<Charge>(`
{ when: exit, by: [land], amount: 20, currency: USD,
  reduced: [{ who: menores de 12 años, under: 12, amount: 5, currency: USD }] } |
  Al salir por tierra pagas 20\u00a0USD (360\u00a0MXN). Los menores de 12 años pagan 5\u00a0USD (90\u00a0MXN).
{ when: exit, by: [air], what: impuesto de salida, amount: 20, currency: USD, inTicket: included } |
  Al salir en avión pagas 20\u00a0USD (360\u00a0MXN) de impuesto de salida, que tu boleto ya incluye.
{ when: both, by: [air], amount: 20, currency: USD } |
  Al entrar en avión, y otra vez al salir, pagas 20\u00a0USD (360\u00a0MXN).
{ when: entry, by: [air], inTicket: ask } |
  Al entrar en avión se cobra un impuesto: pregunta a tu aerolínea si ya viene en tu boleto.
{ when: exit, by: [land, sea], what: tasa de control } |
  Al salir por tierra o por mar se cobra una tasa de control. Está por confirmar cuánto es: pregunta antes de viajar.
{ when: place, where: el parque, what: entrada, amount: 20, upTo: 30, currency: USD, note: Sube cada año. } |
  Para ir al parque pagas de 20 a 30\u00a0USD (de 360 a 540\u00a0MXN) de entrada. Sube cada año.
{ when: night, where: Lisboa, amount: 20, currency: USD, nights: 7,
  reduced: [{ who: menores de 13 años, under: 13, amount: 0, currency: USD }] } |
  En Lisboa, aparte del hospedaje, pagas un impuesto de 20\u00a0USD (360\u00a0MXN) por persona y noche, hasta 7 noches. Los menores de 13 años no pagan.
{ when: night, amount: 20, currency: USD, per: room, what: tasa climática } |
  Aparte del hospedaje pagas una tasa climática de 20\u00a0USD (360\u00a0MXN) por cuarto y noche.
{ when: night, where: Lisboa, percent: 12.5 } | En Lisboa pagas aparte un impuesto del 12.5 % sobre el hospedaje.
{ when: exit, by: [air], what: impuesto de salida, note: Son 40 talas. } |
  Al salir en avión se cobra un impuesto de salida. Son 40 talas.
{ when: night, what: cuota ambiental } | Aparte del hospedaje pagas una cuota ambiental por noche; pregunta cuánto es al reservar.
{ when: night, where: Berlín, nights: 7, note: Son 8 coronas. } | En Berlín, aparte del hospedaje, pagas un impuesto por noche, hasta 7 noches. Son 8 coronas.
`);

export const PASSPORT_EXAMPLES: readonly (readonly [
  rule: Partial<PassportValidity> & Pick<PassportValidity, 'from'>,
  said: string,
])[] = [
  [{ from: 'entry' }, 'Tu pasaporte debe estar vigente el día que entras.'],
  [{ from: 'exit', blankPages: 1 }, 'Tu pasaporte debe estar vigente todo el viaje y tener 1 página en blanco.'],
  [{ from: 'entry', months: 6 }, 'Tu pasaporte debe estar vigente 6 meses desde que entras.'],
  [{ from: 'exit', months: 1 }, 'Tu pasaporte debe estar vigente 1 mes después de que salgas.'],
  [
    { from: 'permitted-stay', days: 60 },
    'Tu pasaporte debe estar vigente 60 días después de la estancia que te permiten.',
  ],
  [
    { from: 'exit', months: 3, issuedWithinYears: 10, blankPages: 2 },
    'Tu pasaporte debe estar vigente 3 meses después de que salgas. Debe tener menos de 10 años de expedido y 2 páginas en blanco.',
  ],
  [
    { from: 'entry', months: 6, confidence: 'low', doubt: 'Otra fuente pide tres.' },
    'Tu pasaporte debe estar vigente 6 meses desde que entras. La regla está por confirmar: pregunta a tu aerolínea.',
  ],
];

export const STAY_EXAMPLES: readonly (readonly [stay: Stay, said: string, daysItSortsAs: number | undefined])[] = [
  [{ days: 1 }, '1 día', 1],
  [{ days: 90 }, '90 días', 90],
  [{ days: 90, within: 180 }, '90 días en 180', 90],
  [{ days: 90, upTo: true }, 'Hasta 90 días', 90],
  [{ days: 30, note: 'Puedes pedir allá otros 30 días.' }, '30 días', 30],
  [{ months: 1 }, '1 mes', 30],
  [{ months: 6 }, '6 meses', 180],
  [{ months: 12 }, '1 año', 360],
  [{ months: 24 }, '2 años', 720],
  [{ months: 3, within: 6 }, '3 meses en 6 meses', 90],
  [{ perYear: { days: 90 } }, '90 días al año', 90],
  [{ perYear: { days: 90 }, decidedBy: 'officer' }, 'Hasta 90 días al año, según lo que te autoricen', 90],
  [{ days: 30, perYear: { days: 90 } }, '30 días por entrada, 90 días al año', 30],
  [{ days: 30, perYear: { months: 3 } }, '30 días por entrada, 3 meses al año', 30],
  [{ days: [30, 90], decidedBy: 'visa' }, '30 o 90 días, según la visa', 30],
  [{ days: [15, 30, 90], decidedBy: 'fee' }, '15, 30 o 90 días, según lo que pagues', 15],
  [{ days: 90, decidedBy: 'visa' }, 'Hasta 90 días, según la visa', 90],
  [{ months: 6, decidedBy: 'officer' }, 'Hasta 6 meses, según lo que te autoricen', 180],
  [{ decidedBy: 'visa' }, 'La de tu visa', undefined],
  [{ decidedBy: 'residence' }, 'La de tu residencia', undefined],
];

export const TIME_EXAMPLES: readonly (readonly [time: ProcessingTime, said: string])[] = [
  [{ takes: 'none' }, 'ninguno, porque no pides visa'],
  [
    { takes: 'none', note: 'aunque el seguro se compra antes' },
    'ninguno, porque no pides visa, aunque el seguro se compra antes',
  ],
  [{ takes: 'on-arrival' }, 'al momento de llegar'],
  [{ takes: 'unknown' }, 'plazo por confirmar'],
  [{ takes: 'minutes' }, 'unos minutos'],
  [{ takes: 'weeks', note: 'por confirmar' }, 'varias semanas (por confirmar)'],
  [{ takes: 'months' }, 'varios meses'],
  [{ takes: 'hours', to: 72 }, 'hasta 72 horas'],
  [{ takes: 'hours', about: 48 }, 'unas 48 horas'],
  [{ takes: 'working-hours', about: 72 }, 'unas 72 horas hábiles'],
  [{ takes: 'days', from: 4, to: 4 }, '4 días'],
  [{ takes: 'days', from: 7 }, 'al menos 7 días'],
  [{ takes: 'working-days', from: 3, to: 5 }, 'de 3 a 5 días hábiles'],
  [{ takes: 'working-days', to: 1 }, 'hasta 1 día hábil'],
  [
    { takes: 'working-days', about: 3, ahead: { count: 1, unit: 'weeks' } },
    'unos 3 días hábiles; empieza al menos 1 semana antes',
  ],
  [
    { takes: 'unknown', ahead: { count: 30, unit: 'days' }, note: 'como pedía la embajada en 2024' },
    'plazo por confirmar; empieza al menos 30 días antes, como pedía la embajada en 2024',
  ],
  [{ for: 'el Check-Mig', takes: 'minutes' }, 'el Check-Mig toma unos minutos'],
  [{ for: 'en la frontera', takes: 'on-arrival' }, 'en la frontera, al momento de llegar'],
  [{ for: 'la visa', takes: 'unknown' }, 'el plazo de la visa está por confirmar'],
  [
    [
      { for: 'la eTA', takes: 'hours', to: 72 },
      { for: 'la visa de visitante', takes: 'weeks' },
    ],
    'la eTA tarda hasta 72 horas. La visa de visitante tarda varias semanas',
  ],
];
