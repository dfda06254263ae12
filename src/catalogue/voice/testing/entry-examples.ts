import type { Entry } from '../../entry-schema.ts';
import { examples } from '../../testing/text-rows.ts';

/**
 * What is said of a fact, for each value it can take, as a record has it: held to the letter by a test, and read by editors
 * in `/piezas`.
 */
export const ENTRY_EXAMPLES = examples<Entry>(`
onwardTicket: { asked: required } | Lleva tu boleto de salida o de regreso: te lo piden para entrar.
onwardTicket: { asked: may-ask } | Lleva tu boleto de salida o de regreso: te lo pueden pedir al llegar.
onwardTicket: { asked: may-ask, outOf: la zona Schengen } |
  Lleva un boleto que te saque de la zona Schengen: te lo pueden pedir al llegar.
onwardTicket: { asked: required, withinDays: 30, nextVisa: true } |
  Lleva tu boleto de salida o de regreso con fecha en tus primeros 30 días: te lo piden para entrar. Si el siguiente país te pide visa, llévala también.
onwardTicket: { asked: required, by: [plane, bus, train, boat], orMoney: true } |
  Lleva tu boleto de salida o de regreso: te lo piden para entrar. Puede ser de avión, camión, tren o barco. En su lugar sirve el dinero para comprarlo.
onwardTicket: { asked: may-ask, note: Tiene que incluir la escala. } |
  Lleva tu boleto de salida o de regreso: te lo pueden pedir al llegar. Tiene que incluir la escala.
funds: { asked: required } | Lleva con qué comprobar que tienes dinero para tu estancia.
funds: { asked: may-ask } | Por si te lo piden, lleva con qué comprobar que tienes dinero para tu estancia.
funds: { asked: required, tiers: [{ amount: 1000, currency: NZD, per: month }] } |
  Lleva con qué comprobar que tienes 1,000\u00a0NZD por cada mes.
funds: { asked: may-ask, tiers:
  [{ amount: 65, currency: EUR, per: day, lodging: hotel }, { amount: 32.5, currency: EUR, per: day, lodging: hosted }, { amount: 120, currency: EUR, per: day, lodging: unpaid }] } |
  Por si te lo piden, lleva con qué comprobar que tienes dinero para tu estancia. Calcula 65\u00a0EUR por día si te quedas en un hotel, 32.50\u00a0EUR si te recibe alguien en su casa, o 120\u00a0EUR si no has pagado el hospedaje.
funds: { asked: required, tiers:
  [{ amount: 150, upTo: 200, currency: USD, per: day, lodging: hotel }, { amount: 100, currency: USD, per: day, lodging: family }] } |
  Lleva con qué comprobar que tienes dinero para tu estancia. Calcula de 150 a 200\u00a0USD por día si te quedas en un hotel, o 100\u00a0USD si te quedas con tu familia.
funds: { asked: required, added: true, tiers:
  [{ amount: 100, currency: USD, per: entry }, { amount: 50, currency: USD, per: day }] } |
  Lleva con qué comprobar que tienes dinero para tu estancia. Calcula 100\u00a0USD por viaje más 50\u00a0USD por día.
funds: { asked: may-ask, tiers:
  [{ amount: 200, currency: USD, per: week, lodging: paid }], atLeast: { amount: 500, currency: USD } } |
  Por si te lo piden, lleva con qué comprobar que tienes 200\u00a0USD por semana si ya pagaste el hospedaje, y no menos de 500\u00a0USD en total.
funds: { asked: may-ask, tiers: [{ amount: 3000, currency: AED, per: stay }], note: Sirve la tarjeta. } |
  Por si te lo piden, lleva con qué comprobar que tienes 3,000\u00a0AED para toda la estancia. Sirve la tarjeta.
arrivalCard: { how: online } | Llena en línea el registro de llegada.
arrivalCard: { how: paper } | En el viaje o al llegar, llena en papel la tarjeta de llegada.
arrivalCard: { how: online-or-paper, name: Visit Japan Web, url: https://www.vjw.digital.go.jp/main/ } |
  Llena en línea o en papel el registro de llegada, que se llama Visit Japan Web y está en vjw.digital.go.jp.
arrivalCard: { how: online, name: D’Viajeros, url: https://dviajeros.mitrans.gob.cu/ } |
  Llena en línea el registro de llegada, que se llama D’Viajeros, en dviajeros.mitrans.gob.cu.
arrivalCard: { how: online, name: TDAC, opens: 72, closes: 1 } |
  Llena en línea el registro de llegada, que se llama TDAC. Se abre 3 días antes y se llena a más tardar 1 hora antes de llegar.
arrivalCard: { how: online, name: formulario E/D, hoursBefore: 24 } |
  Llena en línea el formulario E/D. No está claro si se abre o se cierra 24 horas antes de llegar: míralo con tiempo en su sitio.
arrivalCard: { how: online, closes: 24, onlyBy: [air], onLeaving: true, isVoluntary: true } |
  Si llegas en avión, puedes llenar en línea el registro de llegada. No es obligatorio. Se llena a más tardar 24 horas antes de llegar y otra vez para salir.
arrivalCard: { how: paper, name: tarjeta de migración, since: 2026-04, note: La reparten en el avión. } |
  En el viaje o al llegar, llena en papel la tarjeta de migración. Se pide desde abril de 2026. La reparten en el avión.
arrivalCard: { how: paper, onlyBy: [land, sea] } | Si llegas por tierra o por mar, llena en papel la tarjeta de llegada.
arrivalCard: { how: paper, name: Landing Card, since: 2026-04-01 } |
  En el viaje o al llegar, llena en papel la tarjeta de llegada, que se llama Landing Card. Se pide desde el 1.º de abril de 2026.
arrivalCard: { how: online, name: declaración de salud, url: https://poep.npha.gov.sl/ } |
  Llena en línea la declaración de salud en poep.npha.gov.sl.
minors: { consent: required } | Si un menor no viaja con sus dos papás, lleva el permiso firmado por quien no va. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: may-ask } | Si un menor no viaja con sus dos papás, lleva el permiso firmado por quien no va, por si se lo piden. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: required, travelling: alone, under: 15, signedBefore: certified, languages: [french] } |
  Si un menor de 15 años viaja solo, lleva el permiso firmado por sus papás, con la firma certificada y en francés. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: required, travelling: without-parents, signedBefore: notary, apostille: true } |
  Si un menor viaja sin sus papás, lleva el permiso firmado por los dos, ante notario y con apostilla. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: may-ask, travelling: one-parent, signedBefore: legalized, languages: [english, thai] } |
  Si un menor viaja con uno solo de sus papás, lleva el permiso firmado por el otro, con la firma legalizada y en inglés o tailandés, por si se lo piden. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: required, travelling: with-another-adult, signedBefore: authority } |
  Si un menor viaja con otro adulto, lleva el permiso firmado por sus papás, con el aval de una autoridad. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: required, signedBefore: embassy, papers: [birth-certificate, parents-ids, contact], withVisa: true } |
  Si un menor no viaja con sus dos papás, lleva el permiso firmado por quien no va, ante el consulado de tu destino. Se entrega con la solicitud de la visa. Lleva también el acta de nacimiento, una copia de la identificación y el teléfono de sus papás. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: may-ask, papers: [absent-parent-id, contact, host], languages: [portuguese] } |
  Si un menor no viaja con sus dos papás, lleva el permiso firmado por quien no va, en portugués, por si se lo piden. Lleva también una copia de la identificación de quien no va, el teléfono de sus papás y los datos de quien lo recibe. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: may-ask, papers: [parents-passports, custody], languages: [armenian, russian, spanish] } |
  Si un menor no viaja con sus dos papás, lleva el permiso firmado por quien no va, en armenio, ruso o español, por si se lo piden. Lleva también una copia del pasaporte de sus papás y los papeles de la patria potestad. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: not-asked, note: A un menor que llega de visita no le piden permiso para salir del país. } |
  A un menor que llega de visita no le piden permiso para salir del país. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
nationalsUseOwnPassport: true | Si también tienes la nacionalidad de Narnia, entra con ese pasaporte.
yellowFever: { from: everywhere } |
  Ponte la vacuna de fiebre amarilla 10 días antes y lleva el certificado: se lo piden a todos, también si llegas directo de México.
yellowFever: { from: everywhere, minAgeMonths: 9 } |
  Ponte la vacuna de fiebre amarilla 10 días antes y lleva el certificado: se lo piden a todos, también si llegas directo de México. Se pide desde los 9 meses de edad.
yellowFever: { from: everywhere, unclear: true, minAgeMonths: 12 } |
  Ponte la vacuna de fiebre amarilla 10 días antes y lleva el certificado: no está claro si lo piden a quien llega directo de México. Si lo piden, es desde 1 año de edad.
yellowFever: { from: risk-countries } |
  Si llegas directo de México, no te piden la vacuna de fiebre amarilla. Te la piden si vienes de un país con riesgo.
yellowFever: { from: risk-countries, minAgeMonths: 12, layoverHours: 12, suchAs: Brasil o Angola } |
  Si llegas directo de México, no te piden la vacuna de fiebre amarilla. Te la piden si vienes de un país con riesgo, como Brasil o Angola, aunque solo hayas pasado ahí 12 horas. Se pide desde 1 año de edad.
yellowFever: { from: risk-countries, daysBefore: 6, suchAs: Brasil } |
  Si llegas directo de México, no te piden la vacuna de fiebre amarilla. Te la piden si vienes de un país con riesgo, como Brasil, o estuviste ahí en los 6 días anteriores.
yellowFever: { from: risk-countries, minAgeMonths: 24, layoverHours: 1, note: Argentina no cuenta. } |
  Si llegas directo de México, no te piden la vacuna de fiebre amarilla. Te la piden desde los 2 años de edad si vienes de un país con riesgo, aunque solo hayas pasado ahí 1 hora. Argentina no cuenta.
yellowFever: { from: risk-countries, minAgeMonths: 1 } |
  Si llegas directo de México, no te piden la vacuna de fiebre amarilla. Te la piden desde 1 mes de edad si vienes de un país con riesgo.
vaccines: none | Si llegas directo de México, no te piden ninguna vacuna.
vaccines:
  [{ against: meningococcus, askedOf: quien va en peregrinación, minAgeMonths: 12 }, { against: polio, askedOf: quien se queda más de 4 semanas, note: Se pide al salir. }] |
  Piden el certificado de la vacuna contra la meningitis (ACWY) a quien va en peregrinación, desde 1 año de edad. Piden el certificado de la vacuna contra la polio a quien se queda más de 4 semanas. Se pide al salir.
`);

/** The same of what is doubted: what is open, and what to do meanwhile. */
export const DOUBT_EXAMPLES = examples<Entry>(`
onwardTicket: { asked: required, note: Sirve el de barco. } | Lleva tu boleto de salida o de regreso. Sirve el de barco. Está por confirmar que te lo pidan: pregunta a tu aerolínea.
onwardTicket: { asked: not-asked } | Está por confirmar que no te pidan boleto de salida: llévalo.
funds: { asked: required } | Lleva con qué comprobar que tienes dinero para tu estancia. Está por confirmar que te lo pidan: pregunta a la SRE.
funds: { asked: may-ask, tiers: [{ amount: 70, currency: EUR, per: day }] } | Por si te lo piden, lleva con qué comprobar que tienes 70\u00a0EUR por día. Está por confirmar la cantidad: lleva de más y pregunta a la SRE.
funds: { asked: not-asked } | Está por confirmar que no tengas que comprobar dinero: lleva con qué.
arrivalCard: { how: online, isVoluntary: true } | Llena en línea el registro de llegada. Está por confirmar que te lo pidan: llénalo de todos modos.
arrivalCard: { how: online, hoursBefore: 72 } | Llena en línea el registro de llegada. No está claro que te lo pidan, ni si se abre o se cierra 3 días antes de llegar: llénalo con tiempo.
arrivalCard: { how: paper } | En el viaje o al llegar, llena en papel la tarjeta de llegada. Está por confirmar que te la pidan: si te la dan, llénala.
arrivalCard: { how: none } | Está por confirmar que no haya tarjeta de llegada: si te la dan, llénala.
minors: { consent: may-ask } | Si un menor no viaja con sus dos papás, lleva el permiso firmado por quien no va. Está por confirmar que lo pidan: pregunta a la SRE. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
minors: { consent: not-asked } | Está por confirmar que no le pidan permiso a un menor: llévalo firmado por quien no va. México pide el formato SAM o un permiso ante notario al menor que sale sin sus papás ni su tutor.
nationalsUseOwnPassport: true | Si también tienes la nacionalidad de Narnia, entra con ese pasaporte. Está por confirmar que te lo pidan: lleva los dos pasaportes.
nationalsUseOwnPassport: false | Está por confirmar que puedas entrar con el mexicano si también eres de allá: lleva los dos pasaportes.
vaccines: none | No está claro si te piden alguna vacuna: pregunta a la SRE.
vaccines: [{ against: polio, askedOf: todos los visitantes }] | No está claro si piden el certificado de la vacuna contra la polio a todos los visitantes. Llévalo y pregunta a la SRE.
yellowFever: { from: nowhere } | Está por confirmar que no te pidan la vacuna de fiebre amarilla si pasaste por un país con riesgo: lleva el certificado.
yellowFever: { from: risk-countries, minAgeMonths: 12 } | Si llegas directo de México, no te piden la vacuna de fiebre amarilla. Está por confirmar si te la piden cuando vienes de un país con riesgo: lleva el certificado. Si lo piden, es desde 1 año de edad.
`);
