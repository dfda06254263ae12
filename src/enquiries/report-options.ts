/** Values of the error report's selects, apart from the schema: the page's first script needs no validator. */
export const REPORT_COUNTRIES = ['usa', 'canada', 'spain', 'france', 'germany', 'uk', 'japan', 'otro'] as const;

export const REPORT_ERROR_TYPES = ['requisitos', 'costos', 'enlaces', 'embajada', 'tiempos', 'otro'] as const;
