const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|janv|févr|avril|mai|juin|juil|août|déc|mär|okt|dez';
const DAY = `(?:(?:\\p{L}+,? )?(?:\\d{1,2}(?:st|nd|rd|th|º|er)?\\.? (?:de )?(?:${MONTHS})\\p{L}*\\.?,?(?: (?:de |del )?\\d{4})?|(?:${MONTHS})\\p{L}*\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4})|\\d{4}年\\d{1,2}月\\d{1,2}日)(?:[t ,]*(?:at |a las )?\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?| ?z| ?gmt| ?utc| ?h)?)?`;
const STAMP =
  'last (?:updated?|reviewed|modified|checked)|(?:page )?(?:updated?|reviewed|modified|published)|date modified|still current at|as (?:of|at)|today is|today|current(?: as of)?|(?:última )?actualiza(?:ción|do|da)|última (?:modificación|revisión)|fecha de (?:actualización|publicación|consulta)|(?:publicad|consultad|revisad|modificad)[oa]|hoy(?: es)?|con corte|vigente al|mis(?:e)? à jour|dernière (?:mise à jour|modification)|publié|stand|letzte (?:aktualisierung|änderung)|zuletzt aktualisiert|atualizado|última atualização|aggiornato|最終更新日?|更新日|обновлено';
/** A day that moves by itself and says nothing of the rule. */
const ROLLING = new RegExp(
  `(?<!\\p{L})(?:${STAMP})(?!\\p{L})(?: (?:on|at|el|al|le|am|em|en|date|the|día|del|den|il))*[:\\s-]*${DAY}`,
  'giu',
);
const RELATIVE =
  /(?:updated|actualizado|publicado|posted|mis à jour)?\s*(?:\d+ (?:seconds?|minutes?|hours?|days?|weeks?) ago\b|hace \d+ (?:minutos?|horas?|días?|semanas?)|il y a \d+ (?:minutes?|heures?|jours?))/giu;
const COUNTERS =
  /(?:©|copyright|\(c\))\s*(?:19|20)\d\d(?:\s*[-–]\s*(?:19|20)?\d\d)?|(?:visits?|views?|visitas|vistas|lecturas|visitors?|visitantes|readers?|shares?|likes?|comments?|comentarios)\s*:?\s*\d[\d.,]*|\d[\d.,]*\s*(?:visits|views|visitas|vistas|lecturas|visitors|shares|likes|comments|comentarios|min(?:utes)? read)\b/giu;

/** The words of a text as two versions of it are compared: no punctuation, capitals, rolling dates or counters. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\u00ad|[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(ROLLING, ' ')
    .replace(RELATIVE, ' ')
    .replace(COUNTERS, ' ')
    .replace(/n't\b/g, ' not')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}.,$€£¥₹%]+/gu, ' ')
    .trim();
}
