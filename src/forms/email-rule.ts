/** What an address must be, apart from the schemas: home checks its one address without their library. */
export const EMAIL_RULE = {
  /**
   * The specification asks for a simple pattern: something, an at sign, something with a dot. The first dot that counts
   * is the one meant, so that there is one way only to read any text: a second one would let a long text stop the server.
   */
  pattern: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
  /** Longest address that mail accepts (RFC 5321). */
  most: 254,
  missing: 'El email es requerido',
  tooLong: 'Escribe un email de hasta 254 caracteres',
  wrong: 'Email inválido',
} as const;
