import { foldText } from '../../catalogue/search.ts';

/** What borders ask for under many wordings. The order is that of the comparison. */
export const TOPICS = [
  'passport',
  'onward-ticket',
  'lodging',
  'money',
  'insurance',
  'authorisation',
  'arrival-form',
  'photo',
  'yellow-fever',
  'minors',
] as const;

export type Topic = (typeof TOPICS)[number];

const LABELS: Record<Topic, string> = {
  passport: 'Pasaporte',
  'onward-ticket': 'Boleto de salida o de regreso',
  lodging: 'Dónde te hospedas',
  money: 'Dinero para la estancia',
  insurance: 'Seguro de viaje o médico',
  authorisation: 'Permiso electrónico o visa en la mano',
  'arrival-form': 'Registro o tarjeta de llegada',
  photo: 'Fotos',
  'yellow-fever': 'Fiebre amarilla',
  minors: 'Papeles de los menores',
};

/**
 * How each topic is written in the records, without accents or capitals. What a text is about stands at its beginning
 * or after «y»; a word anywhere in it would take «Alta de tu domicilio, que el hotel hace por ti» for a booking.
 */
const PATTERNS: Record<Topic, RegExp> = {
  passport:
    /^pasaporte(?! (a la mano|contigo|en la bolsa|para cruzar|sin sellos|tambien))|^seis meses de vigencia en el pasaporte|^(una|dos|tres|cuatro) (paginas?|hojas?)( del pasaporte)? (libres?|en blanco)/,
  'onward-ticket':
    /^boletos? (de (avion(,| de ida)|ida|regreso|salida|vuelta|entrada)|redondo|o |que muestre|con el que sales|confirmado|hacia fuera)|^vuelo (redondo|de ida|de salida)|^comprobante de (regreso|tu salida)|^regreso a mexico|^reserva(cion)? de (vuelo|regreso)| y (boleto de salida|de vuelo)/,
  lodging:
    /^(reservacion(es)?|reserva) (o direccion |y direccion )?(de |del |en |donde )(los primeros |tus? |un )?(primeras noches|hospedaje|hotel|hoteles|alojamiento|safari|te hospedas)|^direcci(on|ones) |^domicilio |^comprobante de hospedaje|^datos de hospedaje|^donde duermes|^hospedaje|^hotel|^nombre y (direccion|ciudad)|^lugar donde te quedas| y (direccion del hotel|hospedaje$|hospedaje (reservado|para)|hotel reservado|reservacion de (hotel|hospedaje)|de hospedaje|reserva de hotel|lugar donde hospedarte|comprobante de hospedaje)|, hospedaje confirmado/,
  money:
    /^(dinero|fondos|solvencia|recursos|medios|saldo|estados? de cuenta)|^efectivo en euros|^comprobantes? de (fondos|solvencia|ingresos|que puedes pagar)|^prueba de (fondos|solvencia|que puedes pagar)|^con que (pagar|sostenerte)|^tarjetas? (o|y) (dinero|ahorros|efectivo|euros)|( y|,) (dinero (suficiente|para la)|prueba de que puedes pagar|con que mantenerte)|^(forma de pagar el viaje|modo de mostrar)|^((al menos|alrededor de|unos) )?\d+ [a-z]{3} (por dia|diarios)/,
  insurance: /^(seguro (medico|de (viaje|gastos|salud)|schengen)|poliza |comprobante de seguro)| y seguro medico/,
  authorisation:
    /^copia (impresa )?de la e-visa|^(e-visa|eta|nzeta) (aprobada|autorizada|confirmada|de turista|emitida|impresa)|^eta-il |^notificacion de la e-visa|^(carta de aprobacion|autorizacion de viaje|aprobacion en linea)|^visa impresa/,
  'arrival-form':
    /^(registro (de (migracion|llegada)|etravel)|tarjeta (digital )?de (llegada|entrada|desembarque|inmigracion)|tarjeta (ed|digital) |e-arrival|sg arrival|tdac|mdac|codigo qr de|declaracion (all|imuga|nztd|jurada|de (migracion|viajero))|ficha de (entrada|inmigracion)|formulario (c5|electronico de entrada|de (entrada|migracion))|confirmacion del check-mig)|^codigo qr del e-ticket/,
  photo: /^((una( o dos)?|dos|tres|cuatro) )?foto(s|grafia)?\b(?! de la visa)|(,| y) (foto y|fotografia reciente)/,
  'yellow-fever': /^(certificado|cartilla|comprobante de vacuna|vacuna).*fiebre amarilla/,
  minors: /menores/,
};

/** Name of a topic, as the comparison prints it. */
export function topicLabel(topic: Topic): string {
  return LABELS[topic];
}

/** What a requirement is about; several when it names several things. Nothing is guessed: an unknown wording has none. */
export function topicsOf(requirement: string): Topic[] {
  const text = foldText(requirement);
  return TOPICS.filter((topic) => PATTERNS[topic].test(text));
}
