/**
 * Where an application may lead. Governments' own names pass by their form (`gob`, `gov`, `gouv`…); an official
 * site whose name does not show a government is listed here with the reason an editor accepted it. Anything
 * else fails the check: agents buy names that look official.
 */
const GOVERNMENT = /(^|\.)(gov|gob|govt|go|gouv|gub)\.[a-z]{2}$|\.gov$/;

/** Host → whose site it is. */
export const REVIEWED_HOSTS: Readonly<Record<string, string>> = {
  'ais.usvisa-info.com': 'Citas de visa del Departamento de Estado de Estados Unidos',
  'evisa.dgdi.ga': 'Dirección General de Documentación e Inmigración de Gabón',
  'evisa.mfa.am': 'Ministerio de Relaciones Exteriores de Armenia',
  'seychelles.govtas.com': 'Autorización de viaje de Seychelles, enlazada por su ministerio',
  'snedai.com': 'Operador de la visa electrónica que reconoce el gobierno de Costa de Marfil',
  'www.evisa.mn': 'Agencia de Inmigración de Mongolia',
  'www.evisa.sl': 'Visa electrónica de Sierra Leona, enlazada por su Departamento de Inmigración',
  'bio.visaforchina.cn': 'Centro de solicitud de visas de China',
  'electronic-visa.kdmid.ru': 'Ministerio de Asuntos Exteriores de Rusia',
  'www.canada.ca': 'Gobierno de Canadá',
  'www.enterjamaica.com': 'Agencia de Pasaportes, Inmigración y Ciudadanía de Jamaica',
  'www.evisacuba.cu': 'Ministerio de Relaciones Exteriores de Cuba',
  'www.ingresoachile.cl': 'Servicio Agrícola y Ganadero de Chile',
  'www.jordanpass.jo': 'Ministerio de Turismo de Jordania',
  'visa.visitsaudi.com': 'Portal de visas de Arabia Saudita',
};

/** True for a government's own host and for a reviewed one; lower case, without port. */
export function isOfficialHost(hostname: string): boolean {
  return GOVERNMENT.test(hostname) || Object.hasOwn(REVIEWED_HOSTS, hostname);
}
