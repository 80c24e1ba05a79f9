/** Colors of the publish states (WS-21). */
export const statusTones = { Published: 'good', 'Unpublished Changes': 'waiting', Unpublished: 'calm' } as const;
