/** What every trip needs, whatever the country. Advice, not a rule of anybody's. */
export const GENERAL_ITEMS = [
  {
    key: '#passport',
    text: 'Pasaporte original',
    hint: 'Y una copia de la hoja de datos, guardada aparte.',
  },
  {
    key: '#policy',
    text: 'Seguro de viaje: compañía, número de póliza y teléfono',
    hint: 'Es lo que te piden si hay que usarlo.',
  },
  {
    key: '#first-night',
    text: 'Dirección de la primera noche',
    hint: 'En el formulario de entrada y en migración preguntan dónde te quedas.',
  },
  {
    key: '#contacts',
    text: 'Contactos de emergencia, en papel',
    hint: 'Por si el teléfono se queda sin pila o se pierde.',
  },
] as const;
