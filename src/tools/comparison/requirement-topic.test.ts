import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../records/load.server.ts';
import { TOPICS, type Topic, topicLabel, topicsOf } from './requirement-topic.ts';

test.each<[string, Topic[]]>([
  ['Pasaporte mexicano vigente durante toda la estancia y con una página en blanco', ['passport']],
  ['Seis meses de vigencia en el pasaporte; la dispensa no incluye a México', ['passport']],
  ['Dos páginas libres en el pasaporte', ['passport']],
  ['Boleto de regreso', ['onward-ticket']],
  ['Boleto de avión, camión o barco con el que sales', ['onward-ticket']],
  ['Vuelo redondo con regreso dentro de los 90 días', ['onward-ticket']],
  ['Boleto de regreso y hospedaje', ['onward-ticket', 'lodging']],
  ['Boleto de salida, hospedaje confirmado y dinero suficiente', ['onward-ticket', 'lodging', 'money']],
  ['Reserva de vuelo y dirección del hotel o carta de quien te aloja', ['onward-ticket', 'lodging']],
  ['Dirección donde te hospedas y con qué mantenerte', ['lodging', 'money']],
  ['Reservación del safari, del hotel o de ambos', ['lodging']],
  ['Dónde duermes las primeras noches', ['lodging']],
  ['450 SEK por día, con estado de cuenta o la carta de quien cubre tus gastos', ['money']],
  ['Solvencia; la referencia es de 1,000 NZD por mes, o 400 NZD con hospedaje ya pagado', ['money']],
  ['Póliza médica recomendada por 30,000 EUR', ['insurance']],
  ['Seguro de viaje vigente', ['insurance']],
  ['e-Visa impresa para abordar', ['authorisation']],
  ['eTA aprobada, impresa o en el celular; se pide desde tres meses antes', ['authorisation']],
  ['NZeTA autorizada, desde la aplicación oficial o el sitio de Inmigración', ['authorisation']],
  ['TDAC, la tarjeta digital de llegada, llenada en los tres días previos', ['arrival-form']],
  ['Formulario de migración y aduana en línea', ['arrival-form']],
  ['Dos fotos recientes tamaño pasaporte, con fondo blanco', ['photo']],
  ['Reservación de hotel, foto y seguro médico para la solicitud', ['lodging', 'insurance', 'photo']],
  ['Certificado de fiebre amarilla si llegas desde Brasil', ['yellow-fever']],
  ['Permiso de salida (SAM o notarial) para menores que no viajan con sus papás', ['minors']],
])('«%s» is about %j', (requirement, topics) => expect(topicsOf(requirement)).toEqual(topics));

test.each([
  'Alta de tu domicilio, que el hotel hace por ti; en casa particular pregunta a tu anfitrión',
  'Alrededor de la isla no hay cajeros',
  'Huellas y foto al llegar, desde los 16 años',
  'Foto de la visa y del sello en el celular, por si extravías el pasaporte a mitad del viaje',
  'Pasaporte a la mano en trenes y carreteras, también entre países Schengen',
  'Efectivo en dólares para el impuesto de salida por tierra; ahí no confíes en la tarjeta',
  'Seguro para el coche, si manejas desde Quintana Roo',
  'ETA británica, solo si vas a cruzar a Irlanda del Norte',
  'Registro de tu viaje en el SIRME de la Secretaría de Relaciones Exteriores',
  'Boletos de ferry o vuelos internos, si ya los tienes',
  'Tarjeta de crédito para pagar la ETA en línea',
  'Entrada a Machu Picchu a tu nombre, comprada antes y con tu mismo pasaporte',
  '',
])('«%s» is taken for none of them', (requirement) => expect(topicsOf(requirement)).toEqual([]));

test('most of what the records ask for is recognised, and every topic is used', () => {
  const { countries } = loadCatalogue(join(import.meta.dirname, '../../../content'));
  const requirements = countries.flatMap((country) => country.requirements);
  const recognised = requirements.filter((requirement) => topicsOf(requirement).length > 0);
  expect(recognised.length / requirements.length).toBeGreaterThan(0.7);
  expect(new Set(recognised.flatMap(topicsOf))).toEqual(new Set(TOPICS));
});

test('every topic has a name of its own', () => {
  expect(new Set(TOPICS.map(topicLabel)).size).toBe(TOPICS.length);
});
