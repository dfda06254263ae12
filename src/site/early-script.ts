import { TERMS_KEY } from './terms-accepted.ts';

/**
 * Runs in the head, before the first paint: marks that scripts run (`js`) and that the terms were accepted, so that
 * neither a folded list nor the banner flashes. Kept tiny; it is on every page.
 */
export const EARLY_SCRIPT = `{const c=document.documentElement.classList;c.add("js");try{localStorage.getItem("${TERMS_KEY}")==="true"&&c.add("terms-accepted")}catch{}}`;
