/** A place a page can be shared to, and the address that does it. */
export interface ShareTarget {
  method: 'whatsapp' | 'facebook' | 'twitter';
  label: string;
  href: string;
}

/** The three specified services; `url` is always the canonical address. */
export function shareTargets(text: string, url: string): ShareTarget[] {
  return [
    { method: 'whatsapp', label: 'WhatsApp', href: address('https://wa.me/', { text: `${text} ${url}` }) },
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
