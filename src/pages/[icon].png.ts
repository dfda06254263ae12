import type { APIRoute, GetStaticPaths } from 'astro';
import { APPLE_TOUCH_ICON, MANIFEST_ICONS, paintIcon } from '../country/sharing/icons.server.ts';

type Icon = typeof APPLE_TOUCH_ICON;

export const getStaticPaths = (() =>
  [APPLE_TOUCH_ICON, ...MANIFEST_ICONS].map((icon) => ({
    params: { icon: icon.name },
    props: { icon },
  }))) satisfies GetStaticPaths;

/** Icons for home screens, made from the one drawing of the brand mark. */
export const GET: APIRoute<{ icon: Icon }> = async ({ props }) =>
  new Response(new Uint8Array(await paintIcon(props.icon)), { headers: { 'Content-Type': 'image/png' } });
