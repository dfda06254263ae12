/** Values of the error report's select, apart from the schema: the page's first script needs no validator. */
export const REPORT_ERROR_TYPES = ['requisitos', 'costos', 'enlaces', 'embajada', 'tiempos', 'otro'] as const;
