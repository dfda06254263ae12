/**
 * Figures the specification fixes as written, each kept once. They are claims of the texts, not
 * counts of the catalogue; what is counted is counted (stats band, filters).
 */
export const HERO_COUNTRIES = '25+';
export const GUIDE_NOTICE_YEAR = 2024;
export const COPYRIGHT_YEAR = 2025;
/** About page. */
export const ABOUT_COUNTRIES = '35+';
export const ABOUT_VISA_FREE = 24;
export const ABOUT_UPDATES = '24/7';
/** Terms and privacy policy. */
export const LEGAL_UPDATED = 'enero de 2025';

/** Where the foreign ministry describes each country for Mexican travellers; brief records lead there. */
export const TRAVEL_GUIDE_URL = 'https://portales.sre.gob.mx/guiadeviaje/';
