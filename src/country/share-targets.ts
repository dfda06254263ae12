/** What is shared: one line, and where a service takes more, a message of several. */
export interface Shared {
  text: string;
  /** For services and apps without a limit of characters. */
  message: string;
  url: string;
}

/** The three specified services, each with the address that shares to it. */
export function shareTargets({ text, message, url }: Shared) {
  return [
    { method: 'whatsapp', label: 'WhatsApp', href: address('https://wa.me/', { text: `${message}\n${url}` }) },
    {
      method: 'facebook',
      label: 'Facebook',
      href: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }),
    },
    { method: 'twitter', label: 'Twitter', href: address('https://twitter.com/intent/tweet', { text, url }) },
  ];
}

function address(base: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
