/** The pages one comes to with a question; `pages/[help].astro` draws them all. */
export const HELP_PATHS = ['/preguntas', '/glosario', '/si-algo-sale-mal'] as const;
