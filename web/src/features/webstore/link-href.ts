/** The `href` of a link: without http or https it gets the prefix `//` (WS-62), so that no other scheme is possible. */
export const linkHref = (link: string): string => (/^https?:\/\//i.test(link) ? link : `//${link.replace(/^\/+/, '')}`);
