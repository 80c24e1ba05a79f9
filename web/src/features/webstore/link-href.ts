/** A link as it is opened: without http or https it gets `//` in front (WS-62), so no other scheme ever runs. */
export const linkHref = (link: string): string => (/^https?:\/\//i.test(link) ? link : `//${link.replace(/^\/+/, '')}`);
