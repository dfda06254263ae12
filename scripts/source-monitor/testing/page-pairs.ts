import { textRows } from '../../../src/catalogue/testing/text-rows.ts';
import type { Watched } from '../changes.ts';

/** A page, the figures a record takes from it, and two edits: one of the rule, one of something else. */
export interface PagePair {
  name: string;
  watched: Watched;
  page: string;
  /** What was written, and what is written now. */
  rule: Edit;
  else: Edit;
}

/** What stands around a text on a ministry's site, none of it marked as such. */
function around(text: string): string {
  const menu = 'Home Ministry Minister Embassies Press Archive Careers Contact Sitemap Login Library Gazette'.split(
    ' ',
  );
  const news = Array.from(
    { length: 12 },
    (_, item) =>
      `<div class="c"><a href="/n/${item}">Minister receives delegation number ${item}</a> <span>${item + 1}.11.2026</span></div>`,
  );
  return `<html><head><title>Ministry</title></head><body><div class="top">${menu.map((item) => `<div><a href="/${item}">${item}</a></div>`).join('')}</div>
<div class="content">${text}</div><div class="side">${news.join('')}</div><div class="bottom"><p>Visitors today: 4821</p><p>24 November 2026, 11:42</p></div></body></html>`;
}

type Edit = readonly [before: string, after: string];

/** In the surroundings of every page, far from its text. */
const AROUND: Record<string, Edit> = {
  MENU: ['<div><a href="/Careers">Careers</a></div>', '<div><a href="/Jobs">Work with us</a></div>'],
  NEWS: ['Minister receives delegation number 11', 'President opens a bridge'],
  COUNTER: ['Visitors today: 4821', 'Visitors today: 5006'],
  CLOCK: ['24 November 2026, 11:42', '1 December 2026, 08:15'],
};
const editOf = (text: string) => text.split(/ ?→ ?/) as unknown as Edit;

/**
 * Written by hand for languages, layouts and edits the words of `RULE_WORDS` were not chosen on; the rate is in
 * docs/measurements.md. Each row: name, figures, the edit of the rule, the edit of something else, the page.
 */
export const PAIRS: readonly PagePair[] = textRows(
  `
Turkish, a note on the border | | vizeden muaftır → vizeye tabidir | MENU |
  <h2>Meksika</h2><p>Umuma mahsus pasaport hamili Meksika vatandaşları 180 gün içinde 90 günü aşmamak kaydıyla vizeden muaftır.</p>
Turkish, without the country | 90 | 90 gün → 60 gün | 24.11.2026 → 01.12.2026 |
  <p>Ziyaretçiler ülkede en fazla 90 gün kalabilir.</p><p>Güncelleme: 24.11.2026</p>
Vietnamese | | phải có thị thực → được miễn thị thực 45 ngày | NEWS |
  <p>Công dân Mê-hi-cô phải có thị thực trước khi nhập cảnh.</p><p>Thị thực điện tử có giá trị 90 ngày.</p>
Indonesian news | 72 | 72 jam → 24 jam | 1.204 kali → 1.388 kali |
  <h1>Wajib isi kartu kedatangan</h1><p>Semua pelancong wajib mengisi formulir digital paling lambat 72 jam sebelum tiba.</p><p>Dibaca 1.204 kali</p>
Russian | 30 | до 30 дней → до 14 дней | CLOCK | <p>Граждане Мексики въезжают без визы на срок до 30 дней.</p>
Korean table | 90 | 멕시코</td><td>90일 → 멕시코</td><td>30일 | 칠레</td><td>90일 → 칠레</td><td>30일 |
  <table><tr><th>국가</th><th>기간</th></tr><tr><td>멕시코</td><td>90일</td></tr><tr><td>칠레</td><td>90일</td></tr></table>
Thai | 60 | ๖๐ → ๓๐ | COUNTER | <p>ผู้ถือหนังสือเดินทางเม็กซิโกพำนักได้ ๖๐ วันโดยไม่ต้องขอวีซ่า</p>
Arabic | 40 | ٤٠ → ٥٠ | MENU | <p>رسوم التأشيرة للسياح: ٤٠ ديناراً.</p><p>يحق لمواطني المكسيك الحصول على تأشيرة عند الوصول.</p>
Serbian | | nije potrebna viza → potrebna je viza | NEWS | <p>Državljanima Meksika nije potrebna viza za boravak do 90 dana.</p>
Polish | 3 | 3 miesiące → 6 miesięcy | 24 listopada → 30 listopada |
  <p>Paszport musi być ważny co najmniej 3 miesiące od daty wyjazdu.</p><p>Aktualizacja: 24 listopada 2026</p>
Greek | | δεν χρειάζονται → χρειάζονται | CLOCK | <p>Οι πολίτες του Μεξικού δεν χρειάζονται θεώρηση.</p>
Swedish, without the country | 450 | 450 kronor → 600 kronor | COUNTER | <p>Du måste kunna visa 450 kronor för varje dag.</p>
Finnish, figures in words | 90 | yhdeksänkymmentä → kuusikymmentä | NEWS |
  <p>Oleskelu on sallittu enintään yhdeksänkymmentä päivää.</p>
Hungarian list | | <li>Mexikó</li> → | <li>Monaco</li> → <li>Monaco</li><li>Moldova</li> |
  <h3>Vízummentes országok</h3><ul><li>Malajzia</li><li>Mexikó</li><li>Monaco</li></ul>
Hebrew | | פטורים מאשרה → חייבים באשרה | 24.11.2026 → 30.11.2026 | <p>אזרחי מקסיקו פטורים מאשרה.</p><p>עודכן: 24.11.2026</p>
Chinese | | 实行单方面免签 → 须办理签证 | MENU | <p>对墨西哥公民实行单方面免签，停留不超过30天。</p>
a wide table of fees | 1500 | Mexico</td><td>1500,00 → Mexico</td><td>1750,00 | Algeria</td><td>1100,00 → Algeria</td><td>1200,00 |
  <table><tr><th>Nationality</th><th>Single</th><th>Multiple</th></tr>${['Algeria', 'Belgium', 'Chile', 'Japan', 'Mexico', 'Nepal', 'Oman'].map((name, row) => `<tr><td>${name}</td><td>${1100 + row * 100},00</td><td>3000,00</td></tr>`).join('')}</table>
a table with paragraphs in its cells | 35 | <b>35</b> → <b>45</b> | CLOCK |
  <table><tr><td><p>Tourist</p></td><td><p><b>35</b> euros</p></td></tr></table>
a fee far below its heading | 25 | 25.00 → 32.00 | MENU |
  <h2>Consular charges</h2>${Array.from({ length: 20 }, (_, row) => `<div>Item ${row}</div><div>${row + 100}.50</div>`).join('')}<div>Tourism</div><div>25.00</div>
a suspension above everything | 30 | <h1>Nationals → <p><strong>Suspended until further notice.</strong></p><h1>Nationals | NEWS |
  <h1>Nationals exempt from visa</h1><p>Argentina, Brazil, Mexico and Peru, for 30 days.</p>
a heading that turns a list over | | <h2>No visa</h2> → <h2>Visa before travel</h2> | COUNTER |
  <h2>No visa</h2><p>Chile</p><p>Mexico</p><h2>Visa</h2><p>Nepal</p>
moved to the other list | | <li>Mexico</li></ul><h2>Group B</h2><ul><li>Nepal</li> → </ul><h2>Group B</h2><ul><li>Mexico</li><li>Nepal</li> |
  CLOCK |
  <h2>Group A</h2><ul><li>Chile</li><li>Mexico</li></ul><h2>Group B</h2><ul><li>Nepal</li><li>Niger</li></ul>
a long paragraph | 6 | six months after you leave → the whole of your stay | officers wear grey. </p> → officers wear blue. </p> |
  <p>${'The border police is an authority of the interior. '.repeat(30)}Your passport must be valid for six months after you leave. ${'Its officers wear grey. '.repeat(30)}</p>
news, in Portuguese | | pode pedir → já não pede | há 3 horas → há 8 dias |
  <h1>O que é preciso</h1><p>A companhia pode pedir a passagem de volta.</p><p>Por Ana Lima, há 3 horas</p>
Italian, minors | 14 | 14 anni → 18 anni | MENU | <p>I minori di 14 anni viaggiano con una dichiarazione di accompagnamento.</p>
Dutch, a vaccine | | als u uit een risicogebied komt → voor alle reizigers | NEWS |
  <p>Een inentingsbewijs gele koorts is verplicht als u uit een risicogebied komt.</p>
French, a document | | <p>Présenter une attestation d’hébergement.</p> → | COUNTER |
  <p>Présenter une attestation d’hébergement.</p><p>Présenter une assurance de 30 000 euros.</p>
embassy with a new telephone | | 9000 1200 → 9000 4455 | CLOCK |
  <p>Calle Mármol 12, Ciudad de México</p><p>+52 55 9000 1200</p><p>Cerrado el 25 de diciembre</p>
an alert | | Exercise normal precautions → Do not travel | November 20 → November 27 |
  <h2>Exercise normal precautions</h2><p>Be careful in crowds.</p><p>Date issued: November 20, 2026</p>
residents of others | | de Canadá entran → de Canadá, usada al menos una vez, entran | MENU |
  <p>Titulares de una visa vigente de Canadá entran sin visa.</p>
`,
  5,
).map(([name, figures, rule, other, page]) => ({
  name,
  watched: { numbers: figures.split(' ').filter(Boolean).map(Number), names: [] },
  page: around(page),
  rule: editOf(rule),
  else: AROUND[other] ?? editOf(other),
}));
