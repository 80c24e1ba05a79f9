import { category } from './category.js';

export const weddingcakes = category({
  id: 23,
  externalId: 'weddingcakes',
  name: 'Cake maker',
  namePlural: 'Wedding cakes',
  subCategories: {
    2301: 'Tiered cakes',
    2302: 'Small cakes and cutting cakes',
    2303: 'Cupcakes and minis',
    2304: 'Dessert tables',
    2305: 'Groom’s cakes',
    2306: 'Pies, doughnuts and cookies',
    2307: 'Croquembouche and French pastry',
    2308: 'Vegan and allergy-friendly',
    2309: 'Sculpted cakes',
  },
  serviceTypes: {
    22301: [
      'The cake',
      {
        323101: 'Buttercream',
        323102: 'Fondant',
        323103: 'Sugar flowers',
        323104: 'Fresh flowers',
        323105: 'Hand painting',
        323106: 'A different flavor in each tier',
        323107: 'Sheet cakes for the kitchen',
        323108: 'First-anniversary tier',
      },
    ],
    22302: [
      'Dietary needs',
      {
        323201: 'Vegan',
        323202: 'Gluten-free',
        323203: 'Dairy-free',
        323204: 'Nut-free kitchen',
        323205: 'Kosher',
        323206: 'Egg-free',
      },
    ],
    22303: [
      'Service',
      {
        323301: 'Tasting in the bakery',
        323302: 'Tasting box by mail',
        323303: 'Drawing of your design',
        323304: 'Delivery and setup',
        323305: 'Cake stand to rent',
        323306: 'Cutting and serving',
        323307: 'Orders within a month',
      },
    ],
  },
  styles: {
    12301: 'Classic',
    12302: 'Garden',
    12303: 'Modern',
    12304: 'Rustic',
    12305: 'Vintage piping',
    12306: 'Minimal',
    12307: 'Playful',
    12308: 'Sculptural',
  },
});
