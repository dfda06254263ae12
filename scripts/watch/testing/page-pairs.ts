import type { Anchor } from '../reading/passages.ts';

/** Pages as governments write them, and what a record takes from each. Made by hand; the countries do not matter. */
const PAGES = {
  list: {
    title: 'Visa policy',
    main: `<h1>Visa policy</h1><p>Foreign visitors are divided into two groups.</p>
<h2>Countries whose nationals do not need a visa (up to 30 days)</h2>
<ul><li>Malaysia</li><li>Mexico</li><li>Moldova</li><li>Monaco</li></ul>
<h2>Countries whose nationals must obtain a visa before travel</h2>
<ul><li>Mali</li><li>Mauritania</li><li>Nepal</li></ul>
<p>Visitors from New Mexico and other US states follow the rules for US citizens.</p>`,
  },
  fees: {
    title: 'Tarifas consulares',
    main: `<h1>Tarifas consulares</h1><table><caption>Derechos de visa</caption>
<tr><th>Trámite</th><th>Derecho</th></tr><tr><td>Visa de turista</td><td>40 USD</td></tr>
<tr><td>Visa de negocios</td><td>80 USD</td></tr><tr><td>Legalización de documentos</td><td>25 USD</td></tr></table>
<p>El pago de la visa se hace en efectivo en la embajada. No se devuelve aunque la visa se niegue.</p>`,
  },
  advice: {
    title: 'Entry requirements',
    main: `<h1>Entry requirements</h1><h2>Passport validity requirements</h2>
<p>Your passport must have an ‘expiry date’ at least 6 months after the date you arrive and at least 2 blank pages.</p>
<h2>Visa requirements</h2><p>You can visit without a visa for up to 90 days.</p>
<p>To stay longer, for work or for study, you must meet the government’s entry requirements.</p>
<p>At border control, you must show a return or onward ticket and proof that you have at least 50 US dollars for each day of your stay.</p>
<h2>Vaccine requirements</h2><p>You must have a certificate to prove you’ve had a yellow fever vaccination if you’re coming from a country listed as a transmission risk.</p>
<h2>Children and young people</h2><p>Children under 18 travelling with one parent should carry a letter of consent from the other parent.</p>`,
  },
  embassy: {
    title: 'Visas para mexicanos',
    main: `<h1>Visas para mexicanos</h1><p>Los ciudadanos mexicanos no necesitan visa para estancias de hasta noventa (90) días con fines de turismo.</p>
<p>El pasaporte debe tener una vigencia mínima de seis meses a partir de la fecha de entrada.</p>
<p>Dirección: Paseo de la Reforma 243, Ciudad de México. Teléfono: +52 55 5211 0028. Horario de atención: lunes a viernes de 9:00 a 13:00.</p>`,
  },
  french: {
    title: 'Visa de court séjour',
    main: `<h1>Visa de court séjour</h1><p>Les ressortissants mexicains sont dispensés de visa pour un séjour de 90 jours au maximum par période de 180 jours.</p>
<p>Pour les autres, les frais de visa s’élèvent à 80 € (40 € pour les enfants de 6 à 12 ans).</p>`,
  },
  japanese: {
    title: '査証免除国',
    main: `<h1>ビザ免除国・地域</h1><p>メキシコ国籍の方は、観光目的で90日以内の滞在の場合、ビザは不要です。</p><p>パスポートの残存有効期間は滞在期間以上が必要です。</p>`,
  },
  eta: {
    title: 'Electronic Travel Authorisation',
    main: `<h1>Electronic Travel Authorisation</h1><p>All visitors, including infants and children, must apply for an eTA at least three days before travelling.</p>
<dl><dt>Fee</dt><dd>US$30</dd><dt>Processing time</dt><dd>3 working days</dd><dt>Validity</dt><dd>Single entry, 90 days</dd></dl>
<p>Payment is made online by card. The fee is not refundable.</p><p>On arrival, all travellers must complete the Tourism Arrival Card within 72 hours before landing.</p>`,
  },
  holders: {
    title: 'Who can enter without applying',
    main: `<h1>Who can enter without applying</h1><p>Holders of a valid multiple-entry visa for the United States, Canada or the Schengen area may enter visa-free for up to 30 days, provided that the visa has been used at least once.</p>
<p>Permanent residents of the United States, Canada or Japan are exempt from the visa requirement.</p><p>Everyone else, including citizens of Mexico, must apply for a visa at an embassy.</p>`,
  },
  german: {
    title: 'Visabestimmungen',
    main: `<h1>Visabestimmungen</h1><p>Mexikanische Staatsangehörige benötigen für Aufenthalte bis zu 90 Tagen kein Visum.</p><p>Die Visumgebühr für alle übrigen Personen beträgt 80 Euro.</p><p>Der Reisepass muss noch mindestens drei Monate gültig sein.</p>`,
  },
  sentence: {
    title: 'Exenciones de visado',
    main: `<h1>Exenciones de visado</h1><p>Están exentos de visado los nacionales de Argentina, Brasil, Chile, México, Perú y Uruguay, por un máximo de 60 días.</p>
<p>La vacuna contra la fiebre amarilla se exige a quien llega de Brasil o Perú.</p><p>Al ingresar hay que comprobar fondos suficientes: 100 dólares por día.</p>`,
  },
} as const;

type PageName = keyof typeof PAGES;

const anchor = (topic: Anchor['topic'], ...figures: [value: number, unit: string][]): Anchor => ({
  topic,
  figures: figures.map(([value, unit]) => ({ value, unit })),
  names: topic === 'arrivalCard' ? ['tourism arrival card'] : [],
  places: [],
});

/** What records take from these pages. */
const FACTS: readonly [page: PageName, anchor: Anchor][] = [
  ['list', anchor('visaStatus')],
  ['fees', anchor('costs', [40, 'USD'])],
  ['advice', anchor('maxStay', [90, 'day'])],
  ['advice', anchor('passportValidity', [6, 'month'], [2, 'page'])],
  ['advice', anchor('yellowFever')],
  ['advice', anchor('funds', [50, 'USD'])],
  ['advice', anchor('minors')],
  ['advice', anchor('onwardTicket')],
  ['embassy', anchor('visaStatus')],
  ['embassy', anchor('maxStay', [90, 'day'])],
  ['embassy', anchor('passportValidity', [6, 'month'])],
  ['french', anchor('maxStay', [90, 'day'], [180, 'day'])],
  ['japanese', anchor('visaStatus')],
  ['japanese', anchor('maxStay', [90, 'day'])],
  ['eta', anchor('costs', [30, 'USD'])],
  ['eta', anchor('arrivalCard', [72, 'hour'])],
  ['holders', anchor('conditional', [30, 'day'])],
  ['german', anchor('maxStay', [90, 'day'])],
  ['sentence', anchor('visaStatus')],
];

type Edit = readonly [find: string, put: string];

/** True changes, of every form seen: what was written, what is written now. */
const CHANGES: readonly [form: string, page: PageName, topic: Anchor['topic'], ...edits: Edit[]][] = [
  ['list shortened', 'list', 'visaStatus', ['<li>Mexico</li>', '']],
  [
    'moved to the other list',
    'list',
    'visaStatus',
    ['<li>Mexico</li>', ''],
    ['<li>Mauritania</li>', '<li>Mauritania</li><li>Mexico</li>'],
  ],
  ['both lists become one of visas', 'list', 'visaStatus', ['do not need a visa (up to 30 days)', 'must hold a visa']],
  [
    'a note under the list',
    'list',
    'visaStatus',
    [
      '<h2>Countries whose nationals must',
      '<p>The exemption for nationals of Mexico is suspended until further notice.</p><h2>Countries whose nationals must',
    ],
  ],
  ['fee raised in a table', 'fees', 'costs', ['40 USD', '52 USD']],
  ['fee in another currency', 'fees', 'costs', ['40 USD', '40 EUR']],
  ['fee abolished', 'fees', 'costs', ['<td>40 USD</td>', '<td>Gratuita</td>']],
  ['row gone', 'fees', 'costs', ['<tr><td>Visa de turista</td><td>40 USD</td></tr>', '']],
  [
    'surcharge added',
    'fees',
    'costs',
    ['El pago de la visa', 'Por cada visa se cobra además un cargo de servicio de 15 USD. El pago de la visa'],
  ],
  ['stay shortened', 'advice', 'maxStay', ['up to 90 days', 'up to 30 days']],
  ['stay in other units and longer', 'advice', 'maxStay', ['up to 90 days', 'up to 6 months']],
  [
    'visa imposed',
    'advice',
    'maxStay',
    [
      '<p>You can visit without a visa for up to 90 days.</p>',
      '<p>You need a visa to visit. Apply before you travel.</p>',
    ],
  ],
  ['passport months', 'advice', 'passportValidity', ['at least 6 months', 'at least 3 months']],
  ['blank pages', 'advice', 'passportValidity', ['2 blank pages', '1 blank page']],
  [
    'validity counted from leaving',
    'advice',
    'passportValidity',
    ['at least 6 months after the date you arrive', 'for the whole of your stay'],
  ],
  [
    'certificate for everybody',
    'advice',
    'yellowFever',
    [
      'if you’re coming from a country listed as a transmission risk',
      'whichever country you arrive from, all visitors included',
    ],
  ],
  [
    'certificate dropped',
    'advice',
    'yellowFever',
    [
      'You must have a certificate to prove you’ve had a yellow fever vaccination if you’re coming from a country listed as a transmission risk.',
      'There are no vaccine requirements.',
    ],
  ],
  ['funds raised', 'advice', 'funds', ['50 US dollars', '100 US dollars']],
  ['consent made a must', 'advice', 'minors', ['should carry', 'must carry']],
  [
    'ticket no longer asked',
    'advice',
    'onwardTicket',
    [
      'you must show a return or onward ticket and proof',
      'you do not need a return or onward ticket, but must show proof',
    ],
  ],
  ['visa imposed, in Spanish', 'embassy', 'visaStatus', ['no necesitan visa para', 'deben tramitar visa para']],
  [
    'from a day on',
    'embassy',
    'visaStatus',
    [
      '<p>El pasaporte',
      '<p>A partir del 1 de febrero de 2027 los ciudadanos mexicanos deberán tramitar visa antes de viajar.</p><p>El pasaporte',
    ],
  ],
  [
    'an authorisation on top',
    'embassy',
    'visaStatus',
    ['con fines de turismo.', 'con fines de turismo, pero deben obtener una autorización electrónica (ETA) en línea.'],
  ],
  ['written-out figure', 'embassy', 'maxStay', ['noventa (90)', 'treinta (30)']],
  ['written-out months', 'embassy', 'passportValidity', ['seis meses', 'tres meses']],
  ['period of the count', 'french', 'maxStay', ['par période de 180 jours', 'par période de 360 jours']],
  ['exemption ends, in French', 'french', 'maxStay', ['sont dispensés de visa', 'sont soumis à l’obligation de visa']],
  ['visa imposed, in Japanese', 'japanese', 'visaStatus', ['ビザは不要です', 'ビザが必要です']],
  ['stay, in Japanese', 'japanese', 'maxStay', ['90日以内', '15日以内']],
  ['fee of a portal', 'eta', 'costs', ['US$30', 'US$45']],
  ['fee waived for a while', 'eta', 'costs', ['<dd>US$30</dd>', '<dd>Free of charge until 2027</dd>']],
  ['form due earlier', 'eta', 'arrivalCard', ['within 72 hours', 'within 48 hours']],
  [
    'form replaced',
    'eta',
    'arrivalCard',
    [
      'On arrival, all travellers must complete the Tourism Arrival Card within 72 hours before landing.',
      'The arrival card has been abolished.',
    ],
  ],
  [
    'a country of the list of holders',
    'holders',
    'conditional',
    ['United States, Canada or the Schengen area', 'United States or Canada'],
  ],
  [
    'condition dropped',
    'holders',
    'conditional',
    ['valid multiple-entry visa', 'valid single- or multiple-entry visa'],
  ],
  ['days of holders', 'holders', 'conditional', ['up to 30 days', 'up to 15 days']],
  [
    'visa imposed, in German',
    'german',
    'maxStay',
    ['benötigen für Aufenthalte bis zu 90 Tagen kein Visum', 'benötigen für die Einreise ein Visum'],
  ],
  ['out of a sentence', 'sentence', 'visaStatus', ['México, ', '']],
  ['days of a sentence', 'sentence', 'visaStatus', ['60 días', '30 días']],
  [
    'only by air',
    'sentence',
    'visaStatus',
    ['por un máximo de 60 días', 'por un máximo de 60 días y solo si llegan por vía aérea'],
  ],
];

type Redo = (html: string) => string;

const put =
  (find: string | RegExp, text: string): Redo =>
  (html) =>
    html.replace(find, text);
const beforeMain = (text: string) => put('<main>', `${text}<main>`);
const intoMain = (text: string) => put('</main>', `${text}</main>`);

/** More changes, each of one piece of a page. */
const CHANGED_PIECES: readonly [anchor: Anchor, before: string, after: string][] = [
  [
    anchor('visaStatus'),
    '<p>Cidadãos do México estão isentos de visto para turismo por até 90 dias.</p>',
    '<p>Cidadãos do México precisam de visto para turismo, com estadia de até 90 dias.</p>',
  ],
  [
    anchor('maxStay', [90, 'day']),
    '<p>I cittadini messicani possono soggiornare senza visto per un massimo di 90 giorni.</p>',
    '<p>I cittadini messicani possono soggiornare senza visto per un massimo di 60 giorni.</p>',
  ],
  [
    anchor('visaStatus'),
    '<table><tr><th>Country</th><th>Visa</th></tr><tr><td>Mauritius</td><td>Not required</td></tr><tr><td>Mexico</td><td>Not required</td></tr></table>',
    '<table><tr><th>Country</th><th>Visa</th></tr><tr><td>Mauritius</td><td>Not required</td></tr><tr><td>Mexico</td><td>Required</td></tr></table>',
  ],
  [
    anchor('visaStatus'),
    '<table><tr><th>Country</th><th>Tourist visa</th></tr><tr><td>Mexico</td><td>30 days visa free</td></tr></table>',
    '<table><tr><th>Country</th><th>Tourist visa</th></tr><tr><td>Mexico</td><td>e-Visa</td></tr></table>',
  ],
  [
    anchor('costs', [50, 'USD']),
    '<p>A single-entry tourist visa costs fifty (50) US dollars, payable on arrival.</p>',
    '<p>A single-entry tourist visa costs sixty-five (65) US dollars, payable on arrival.</p>',
  ],
  [
    anchor('costs', [80, 'EUR']),
    '<ul><li>Adults: EUR 80</li><li>Children 6-12: EUR 40</li></ul>',
    '<ul><li>Adults: EUR 90</li><li>Children 6-12: EUR 45</li></ul>',
  ],
  [
    anchor('costs', [20, 'USD']),
    '<h2>Fees</h2><p>Tourist: $20.</p><p>Business: $60.</p>',
    '<h2>Fees</h2><p>Tourist: $35.</p><p>Business: $60.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Visas are issued on arrival at international airports.</p>',
    '<p>Visas are no longer issued on arrival; apply online before you travel.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Nationals of visa-exempt countries need only a valid passport.</p>',
    '<p>Nationals of visa-exempt countries need a valid passport and, from 25 February 2027, an ETA.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>The visa waiver is in force until 31 December 2026.</p>',
    '<p>The visa waiver is in force until 31 December 2027.</p>',
  ],
  [
    anchor('vaccines'),
    '<p>No vaccinations are required.</p>',
    '<p>Proof of polio vaccination is required from travellers staying over 4 weeks.</p>',
  ],
  [
    anchor('yellowFever', [9, 'month']),
    '<p>Yellow fever vaccination is required for travellers over 9 months old.</p>',
    '<p>Yellow fever vaccination is required for travellers over 1 year old.</p>',
  ],
  [
    anchor('minors'),
    '<p>Los menores que viajan con uno de sus padres no requieren permiso.</p>',
    '<p>Los menores que viajan con uno de sus padres requieren permiso notarial del otro.</p>',
  ],
  [
    anchor('funds', [70, 'EUR']),
    '<p>Se exigirá acreditar 70 euros por persona y día.</p>',
    '<p>Se exigirá acreditar 118 euros por persona y día.</p>',
  ],
  [
    anchor('arrivalCard'),
    '<p>You must fill in a paper landing card on the plane.</p>',
    '<p>You must submit the e-Arrival form online before you travel.</p>',
  ],
  [
    anchor('onwardTicket'),
    '<p>Puede solicitarse boleto de regreso.</p>',
    '<p>Es obligatorio presentar boleto de regreso.</p>',
  ],
  [
    anchor('passportValidity', [6, 'month']),
    '<p>El pasaporte debe tener vigencia mínima de 6 meses.</p>',
    '<p>El pasaporte debe estar vigente durante la estancia.</p>',
  ],
  [
    anchor('nationalsUseOwnPassport'),
    '<p>Dual nationals may enter with either passport.</p>',
    '<p>Dual nationals must enter with their national passport.</p>',
  ],
  [anchor('alert'), '<p>Level 2: Exercise increased caution.</p>', '<p>Level 4: Do not travel.</p>'],
  [anchor('embassy'), '<p>Tel: +52 55 1234 5678</p>', '<p>Tel: +52 55 9999 0000</p>'],
  [
    anchor('maxStay', [30, 'day']),
    '<dl><dt>Duration of stay</dt><dd>30 days</dd></dl>',
    '<dl><dt>Duration of stay</dt><dd>14 days</dd></dl>',
  ],
  [
    anchor('visaStatus'),
    '<p>Гражданам Мексики виза не требуется при поездке до 30 дней.</p>',
    '<p>Гражданам Мексики необходимо оформить электронную визу.</p>',
  ],
  [
    anchor('maxStay', [30, 'day']),
    '<p>墨西哥公民可免签入境，停留不超过30天。</p>',
    '<p>墨西哥公民可免签入境，停留不超过15天。</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Citizens of Latin American countries do not need a visa.</p>',
    '<p>Citizens of MERCOSUR countries do not need a visa. Citizens of other Latin American countries need one.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Holders of ordinary passports from Mexico can visit visa-free.</p>',
    '<p>Holders of ordinary passports from Mexico can apply for an eVisa.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Visa exemption: Brazil, Chile, Mexico, Panama.</p>',
    '<p>Visa exemption: Brazil, Chile, Panama.</p>',
  ],
  [
    anchor('maxStay', [180, 'day']),
    '<p>Tiempo máximo de permanencia: 180 días.</p>',
    '<p>Tiempo máximo de permanencia: 90 días.</p>',
  ],
  [
    anchor('costs', [10, 'USD']),
    '<p>La tarjeta de turista tiene un valor de 10 dólares.</p>',
    '<p>La tarjeta de turista tiene un valor de 15 dólares.</p>',
  ],
  [
    anchor('costs', [10, 'USD']),
    '<p>Tourist card: USD 10 per person</p>',
    '<p>The tourist card is included in the price of your air ticket.</p>',
  ],
  [
    anchor('requirements'),
    '<p>You must show your passport, a return ticket and a hotel booking.</p>',
    '<p>You must show your passport, a return ticket, a hotel booking and travel insurance.</p>',
  ],
  [
    anchor('requirements'),
    '<p>Debe presentar: pasaporte vigente y fotografía.</p>',
    '<p>Debe presentar: pasaporte vigente, fotografía y carta de invitación legalizada.</p>',
  ],
  [
    anchor('health'),
    '<p>Travel insurance is recommended for all visitors.</p>',
    '<p>Travel insurance is mandatory for all visitors.</p>',
  ],
  [
    anchor('yellowFever'),
    '<p>Certificado de fiebre amarilla: no se exige a viajeros de México.</p>',
    '<p>Certificado de fiebre amarilla: se exige a viajeros de todos los países.</p>',
  ],
  [
    anchor('passportValidity', [3, 'month']),
    '<p>Passport must be valid 3 months beyond departure.</p>',
    '<p>Passport must be valid 6 months beyond departure.</p>',
  ],
  [
    anchor('maxStay', [30, 'day']),
    '<p>Visa on arrival: 30 days, extendable once.</p>',
    '<p>Visa on arrival: 30 days, not extendable.</p>',
  ],
  [
    anchor('procedure'),
    '<p>Apply for your visa at the embassy in Mexico City.</p>',
    '<p>Apply for your visa online through the new portal.</p>',
  ],
  [
    anchor('minors'),
    '<p>Children travelling alone need a consent letter.</p>',
    '<p>Children travelling alone need a consent letter and a copy of the birth certificate.</p>',
  ],
  [
    anchor('arrivalCard', [72, 'hour']),
    '<p>Complete the digital arrival card up to 3 days before arrival.</p>',
    '<p>Complete the digital arrival card up to 7 days before arrival.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Les ressortissants du Mexique n’ont pas besoin de visa.</p>',
    '<p>Les ressortissants du Mexique doivent obtenir un visa.</p>',
  ],
  [
    anchor('conditional'),
    '<p>Si tiene visa vigente de Estados Unidos no necesita visa.</p>',
    '<p>Si tiene visa vigente de Estados Unidos, usada al menos una vez, no necesita visa.</p>',
  ],
  [
    anchor('visaStatus'),
    '<h2>Group A: visa not required</h2><ul><li>Mexico</li><li>Monaco</li></ul><h2>Group B: visa required</h2><ul><li>Mali</li></ul>',
    '<h2>Group A: visa not required</h2><ul><li>Monaco</li></ul><h2>Group B: visa required</h2><ul><li>Mali</li><li>Mexico</li></ul>',
  ],
  [
    anchor('funds', [60, 'EUR']),
    '<p>Reference amount: 60 euro per day.</p>',
    '<p>Reference amount: 65 euro per day.</p>',
  ],
  [
    anchor('alert'),
    '<p>FCDO advises against all but essential travel to the border.</p>',
    '<p>FCDO advises against all travel to the border.</p>',
  ],
  [
    anchor('maxStay', [90, 'day']),
    '<p>Mexicanos: hasta 90 días cada 180 días.</p>',
    '<p>Mexicanos: hasta 90 días por año calendario.</p>',
  ],
];

/** Pieces that say the same. */
const SAME_PIECES: readonly [anchor: Anchor, before: string, after: string][] = [
  [
    anchor('visaStatus'),
    '<h2>Exempt</h2><table><tr><td>Malta</td><td>Mexico</td><td>Monaco</td></tr></table>',
    '<h2>Exempt</h2><ul><li>Malta</li><li>Mexico</li><li>Monaco</li></ul>',
  ],
  [
    anchor('visaStatus'),
    '<p>Nationals of these countries are exempt:</p><ul><li>Malta</li><li>Mexico</li><li>Monaco</li></ul>',
    '<p>Nationals of these countries are exempt:</p><p>Malta, Mexico, Monaco.</p>',
  ],
  [
    anchor('costs', [20, 'USD']),
    '<h2>Fees 2026</h2><p>Tourist visa: 20 USD</p>',
    '<h2>Fees 2027</h2><p>Tourist visa: 20 USD</p>',
  ],
  [
    anchor('costs', [20, 'USD']),
    '<p>Tourist visa: 20 USD (350 MXN at the rate of today).</p>',
    '<p>Tourist visa: 20 USD (342 MXN at the rate of today).</p>',
  ],
  [
    anchor('costs', [20, 'USD']),
    '<p>Tourist visa: 20 USD</p><p>Work permit: 400 USD</p>',
    '<p>Tourist visa: 20 USD</p><p>Work permit: 450 USD</p>',
  ],
  [
    anchor('maxStay', [90, 'day']),
    '<p>You may stay 90 days without a visa.</p>',
    '<p>You may stay 90 days without a visa.</p><h3>Can I extend?</h3><p>Ask the immigration office.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Mexicans do not need a visa.</p><p>Call +1 555 0100 200</p>',
    '<p>Mexicans do not need a visa.</p><p>Call +1 555 0100 999</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Mexicans do not need a visa.</p>',
    '<p>The consular section will be closed on 16 September.</p><p>Mexicans do not need a visa.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Mexicans do not need a visa.</p>',
    '<p>Mexicans do not need a visa.</p><p>The Embassy of Mexico celebrated its national day.</p>',
  ],
  [
    anchor('maxStay', [90, 'day']),
    '<p>You may stay 90 days without a visa.</p>',
    '<details><summary>How long can I stay?</summary><p>You may stay 90 days without a visa.</p></details>',
  ],
  [
    anchor('maxStay', [90, 'day']),
    '<p>You do not need a visa and may stay for up to 90 days.</p>',
    '<p>You do not need a visa. You may stay for up to 90 days.</p>',
  ],
  [
    anchor('passportValidity', [6, 'month']),
    '<p>Passport valid for at least 6 months after arrival is required.</p>',
    '<p>Your passport must be valid for six (6) months after arrival.</p>',
  ],
  [
    anchor('alert'),
    '<p>Level 2: Exercise increased caution. Reissued on October 3, 2026 after periodic review.</p>',
    '<p>Level 2: Exercise increased caution. Reissued on November 20, 2026 after periodic review.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Mexican nationals do not require a visa.</p>',
    '<p>Nationals of Mexico do not need a visa.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Mexicans are visa exempt.</p>',
    '<p>Mexicans are visa exempt.</p><h2>About us</h2><p>The Ministry was founded in 1920 and has embassies in 80 countries.</p>',
  ],
  [anchor('maxStay', [90, 'day']), '<p>Stay: 90 days.</p>', '<div><span>Stay:</span> <b>90</b> days.</div>'],
  [
    anchor('costs', [30, 'USD']),
    '<p>Fee: 30 USD.</p>',
    '<p>Fee: 30 USD.</p><p>Our call centre answers within 2 hours.</p>',
  ],
  [
    anchor('costs', [30, 'USD']),
    '<p>The visa fee is USD 30.</p>',
    '<p>The fee for the visa is USD 30 per applicant.</p>',
  ],
  [
    anchor('passportValidity', [6, 'month']),
    '<p>El pasaporte debe tener 6 meses de vigencia.</p>',
    '<p>El pasaporte debe contar con una vigencia mínima de 6 meses.</p>',
  ],
  [
    anchor('yellowFever'),
    '<p>Yellow fever: certificate needed if arriving from risk countries.</p><p>Dengue: low.</p>',
    '<p>Yellow fever: certificate needed if arriving from risk countries.</p><p>Dengue: high.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Mexicans do not need a visa.</p><p>Published 2 October 2026</p>',
    '<p>Mexicans do not need a visa.</p><p>Published 20 November 2026</p>',
  ],
  [
    anchor('maxStay', [30, 'day']),
    '<p>Visitors get 30 days on arrival.</p>',
    '<p>Visitors get 30 days on arrival.</p><p>Processing of work permits takes 45 days.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>Citizens of Mexico, Chile and Peru do not need a visa.</p>',
    '<p>Citizens of Chile, Mexico, Peru and Uruguay do not need a visa.</p>',
  ],
  [
    anchor('minors'),
    '<p>Minors need a notarised consent.</p>',
    '<p>Minors need notarised consent. Forms are available at our office.</p>',
  ],
  [
    anchor('funds'),
    '<p>You must prove you have enough money.</p>',
    '<p>You must be able to prove that you have enough money for your stay.</p>',
  ],
  [anchor('embassy'), '<p>Tel. +52 (55) 5211-0028</p>', '<p>Teléfono: +52 55 5211 0028</p>'],
  [
    anchor('requirements'),
    '<p>You must show a return ticket.</p>',
    '<p>You must show a return ticket.</p><p>Read our privacy policy. You must be 18 to use this form.</p>',
  ],
  [
    anchor('visaStatus'),
    '<p>No visa is needed by Mexicans.</p><p>Today: 3 November 2026, 10:15</p>',
    '<p>No visa is needed by Mexicans.</p><p>Today: 4 November 2026, 11:20</p>',
  ],
];

/** What pages do to themselves while the rule stays as it is. */
const NOISES: Record<string, Redo> = {
  'nothing at all': (html) => html,
  'new classes and wrappers': (html) =>
    html.replaceAll('<p>', '<div class="b-3f"><p class="t-9">').replaceAll('</p>', '</p></div>'),
  'paragraphs become rows of a layout table': (html) =>
    html.replace('<main>', '<main><table><tr><td width="10"></td><td>').replace('</main>', '</td></tr></table></main>'),
  'sentences on their own lines': (html) => html.replaceAll('. ', '.<br>'),
  'emphasis and links': (html) => html.replaceAll(/\b(90|30|visa|Mexico|6 months)\b(?![^<]*>)/g, '<strong>$1</strong>'),
  'headings of another level': (html) => html.replaceAll(/<(\/?)h2>/g, '<$1h3>'),
  'a day of update': beforeMain('<p>Last updated: 23 November 2026</p>'),
  'still current': intoMain(
    '<p>Still current at: 24 November 2026, 10:32</p><p>Fecha de actualización: 24/11/2026</p>',
  ),
  'a counter': intoMain('<p>Visitas: 1,048,576</p><p>© 2027 Ministry</p>'),
  'a cookie banner': beforeMain(
    '<div id="cookie-banner"><p>We use cookies. They are kept for 90 days. You must accept to visit without a visa.</p></div>',
  ),
  'a menu of other visas': beforeMain(
    '<nav><ul><li>Mexico</li><li>Visa fees: 99 USD</li><li>You need a visa</li></ul></nav>',
  ),
  'news at the side': beforeMain('<aside><h2>News</h2><p>New visa fee of 99 USD for nationals of Mexico.</p></aside>'),
  'headlines under the text': intoMain(
    '<ul><li><a href="/1">Ministry opens a new visa centre in Mexico City</a></li><li><a href="/2">Visitors of all countries must fill in a form by 2027</a></li></ul>',
  ),
  'another order of sections': (html) =>
    html.replace(
      /(<h1>[\s\S]*?<\/h1>)([\s\S]*)<\/main>/,
      (_all, head, rest) =>
        `${head}${rest
          .split(/(?=<h2>)/)
          .reverse()
          .join('')}</main>`,
    ),
  'typographic marks': (html) =>
    html
      .replaceAll("'", '’')
      .replaceAll('’', "'")
      .replaceAll(' - ', ' – ')
      .replaceAll(' ', '\u00a0')
      .replaceAll('<\u00a0', '< ')
      .replace(/<[^>]+>/g, (tag) => tag.replaceAll('\u00a0', ' ')),
  capitals: (html) => html.replaceAll(/<(h[12])>([^<]+)/g, (_all, tag, text) => `<${tag}>${text.toUpperCase()}`),
  'an advert of hotels': intoMain('<p>Hotel from 59 USD a night, breakfast included.</p>'),
  'a contact block': intoMain('<p>Questions? Write to info@example.gov or call during office hours.</p>'),
  'another country gets a list item': (html) =>
    html
      .replace('<li>Monaco</li>', '<li>Monaco</li><li>Mongolia</li>')
      .replace('Uruguay', 'Uruguay')
      .replace('Argentina, ', 'Andorra, Argentina, '),
  'rates of other procedures': (html) => html.replace('<td>25 USD</td>', '<td>27 USD</td>'),
  'hours of the office': (html) => html.replace('de 9:00 a 13:00', 'de 9:30 a 14:00'),
};

/** The same rule in other words: said as such, not as a change. */
const REWORDINGS: readonly [page: PageName, topic: Anchor['topic'], ...edits: Edit[]][] = [
  [
    'advice',
    'maxStay',
    ['You can visit without a visa for up to 90 days.', 'You do not need a visa for visits of up to 90 days.'],
  ],
  [
    'advice',
    'passportValidity',
    [
      'must have an ‘expiry date’ at least 6 months after the date you arrive',
      'must expire at least 6 months after your arrival',
    ],
  ],
  ['advice', 'funds', ['at least 50 US dollars for each day', 'a minimum of US$50 per day']],
  [
    'advice',
    'minors',
    [
      'should carry a letter of consent from the other parent',
      'should travel with written consent of the parent who stays at home',
    ],
  ],
  [
    'embassy',
    'maxStay',
    ['no necesitan visa para estancias de hasta noventa (90) días', 'no requieren visa si permanecen hasta 90 días'],
  ],
  [
    'embassy',
    'passportValidity',
    ['debe tener una vigencia mínima de seis meses', 'debe estar vigente al menos 6 meses'],
  ],
  ['eta', 'costs', ['<dt>Fee</dt><dd>US$30</dd>', '<dt>Fee</dt><dd>USD 30.00</dd>']],
  [
    'holders',
    'conditional',
    [
      'Permanent residents of the United States, Canada or Japan are exempt from the visa requirement.',
      'The visa requirement does not apply: permanent residents of Japan, Canada or the United States are exempt.',
    ],
  ],
  [
    'german',
    'maxStay',
    [
      'benötigen für Aufenthalte bis zu 90 Tagen kein Visum',
      'benötigen kein Visum, wenn der Aufenthalt 90 Tage nicht übersteigt',
    ],
  ],
];

const factOf = (page: PageName, topic: Anchor['topic']): Anchor => {
  const found = FACTS.find(([name, { topic: of }]) => name === page && of === topic);
  if (!found) throw new Error(`No hay ${topic} en ${page}.`);
  return found[1];
};

const wholePage = (
  page: PageName,
) => `<!doctype html><html><head><title>${PAGES[page].title}</title><script>var day = 1;</script></head>
<body><header><a href="/">Home</a></header><main>${PAGES[page].main}</main><footer>Last updated: 3 November 2026</footer></body></html>`;

function edited(html: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [find, replacement]) => {
    if (!text.includes(find)) throw new Error(`No está «${find}».`);
    return text.replace(find, replacement);
  }, html);
}

export interface PagePair {
  name: string;
  anchor: Anchor;
  before: string;
  after: string;
}

const pairOf = ([anchor, before, after]: (typeof CHANGED_PIECES)[number]): PagePair => {
  const whole = (piece: string) => `<main><h1>Entry</h1>${piece}<p>Ask us if in doubt.</p></main>`;
  return { name: after, anchor, before: whole(before), after: whole(after) };
};

/** The changes; `plainly` without the noise that comes with most of them in the world. */
export function changedPairs(plainly: boolean): PagePair[] {
  const noises = Object.entries(NOISES);
  const whole = CHANGES.flatMap(([form, page, topic, ...edits], place) => {
    const before = wholePage(page);
    const [noise, redo] = (plainly ? noises[0] : noises[1 + (place % (noises.length - 1))]) ?? [
      '',
      (html: string) => html,
    ];
    return { name: `${form} (${noise})`, anchor: factOf(page, topic), before, after: redo(edited(before, edits)) };
  });
  return plainly ? [...whole, ...CHANGED_PIECES.map(pairOf)] : whole;
}

/** The same rule on a page that did something to itself. */
export function unchangedPairs(): PagePair[] {
  return Object.entries(NOISES).flatMap(([noise, redo]) =>
    FACTS.map(([page, anchor]) => ({
      name: `${noise}: ${page}, ${anchor.topic}`,
      anchor,
      before: wholePage(page),
      after: redo(wholePage(page)),
    })),
  );
}

export function rewordedPairs(): PagePair[] {
  const whole = REWORDINGS.map(([page, topic, ...edits]) => ({
    name: `${page}, ${topic}`,
    anchor: factOf(page, topic),
    before: wholePage(page),
    after: edited(wholePage(page), edits),
  }));
  return [...whole, ...SAME_PIECES.map(pairOf)];
}
