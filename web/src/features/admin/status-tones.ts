/** How the publish states look (WS-21). */
export const statusTones = { Published: 'good', 'Unpublished Changes': 'waiting', Unpublished: 'calm' } as const;
