/**
 * The stock pictures that suit a trade, of its own category and of others, by name. A trade's webstores take them in
 * turn: whatever shows the same thing stands at least four apart, so that it is not beside or above itself on a page of
 * two or three columns.
 */
export const suitingPictures: Readonly<Record<string, string>> = {
  beauty: `beauty-1 beauty-2 beauty-4 lodging-3 beauty-3 beauty-5 florist-2 bridaltuxedo-2 beauty-6 healthwellness-1
    jewelry-6 bridaltuxedo-1`,
  venues: `venues-1 venues-2 venues-3 venues-5 venues-4 lodging-2 rentalequipment-1 rentalequipment-4 venues-6
    foodbeverage-4 otherservices-1 lodging-6`,
  music: `music-1 music-2 music-3 entertainmentotherservices-2 music-4 music-5 music-6 venues-2 rentalequipment-4`,
  lodging: `lodging-1 lodging-2 lodging-3 travel-1 lodging-4 lodging-5 otherservices-1 venues-2 lodging-6 healthwellness-1
    rentalequipment-3 venues-1`,
  foodbeverage: `foodbeverage-1 foodbeverage-2 foodbeverage-3 foodbeverage-4 foodbeverage-5 foodbeverage-6 weddingcakes-1
    rentalequipment-2 weddingcakes-2 venues-2`,
  officiants: `officiants-1 officiants-2 officiants-3 officiants-4 jewelry-1 officiants-5 officiants-6 otherservices-1
    florist-3 rentalequipment-1 lodging-2 travel-4`,
  planning: `planning-1 planning-2 planning-4 venues-2 planning-3 planning-5 florist-4 rentalequipment-1 planning-6
    invitationsstationery-2 rentalequipment-4 jewelry-5`,
  rentalequipment: `rentalequipment-1 rentalequipment-2 rentalequipment-3 rentalequipment-4 rentalequipment-5
    rentalequipment-6 venues-2 foodbeverage-3 home-5 officiants-1 officiants-3`,
  invitationsstationery: `invitationsstationery-1 invitationsstationery-3 foodbeverage-3 favorsgifts-1
    invitationsstationery-2 officiants-2 planning-1 bridaltuxedo-2 invitationsstationery-4 jewelry-1 lodging-3
    officiants-5 invitationsstationery-5 planning-3 favorsgifts-4 florist-5`,
  florist: `florist-1 florist-3 florist-5 bridaltuxedo-2 florist-2 foodbeverage-4 officiants-3 venues-1 florist-4
    rentalequipment-1 venues-3 lodging-3 florist-6 foodbeverage-3 bridaltuxedo-5 otherservices-2`,
  photographyvideography: `photographyvideography-1 lodging-5 florist-4 photographyvideography-2 lodging-3
    venues-2 photographyvideography-4 otherservices-1 photographyvideography-6 entertainmentotherservices-2
    photographyvideography-5 bridaltuxedo-2 jewelry-1 venues-1 lodging-2 rentalequipment-4 travel-4 otherservices-6
    foodbeverage-4 bridaltuxedo-1`,
  favorsgifts: `favorsgifts-1 favorsgifts-3 favorsgifts-5 foodbeverage-3 favorsgifts-2 weddingcakes-2 florist-5
    officiants-3 favorsgifts-4 jewelry-3 invitationsstationery-2 weddingcakes-1`,
  transportation: `transportation-1 transportation-2 transportation-3 lodging-1 transportation-4 transportation-5
    transportation-6 travel-2`,
  jewelry: `jewelry-1 jewelry-2 jewelry-3 bridaltuxedo-2 jewelry-5 jewelry-4 jewelry-6 florist-2 tuxedos-3 lodging-3
    bridaltuxedo-4 bridaltuxedo-1`,
  entertainmentotherservices: `entertainmentotherservices-1 entertainmentotherservices-2 entertainmentotherservices-3
    entertainmentotherservices-5 entertainmentotherservices-4 entertainmentotherservices-6 music-5 venues-2
    videography-1 photobooths-1 music-3`,
  healthwellness: `healthwellness-1 healthwellness-2 healthwellness-4 lodging-2 healthwellness-3 florist-5 beauty-2
    travel-1 healthwellness-5 healthwellness-6 bridaltuxedo-2 officiants-3`,
  travel: `travel-1 travel-2 travel-3 travel-5 travel-4 travel-6 lodging-2 lodging-1 otherservices-1 venues-2`,
  photobooths: `photobooths-1 photobooths-2 photobooths-3 entertainmentotherservices-2 photobooths-4 photobooths-5
    photobooths-6 entertainmentotherservices-5`,
  bridaltuxedo: `bridaltuxedo-1 bridaltuxedo-2 bridaltuxedo-4 beauty-1 bridaltuxedo-3 bridaltuxedo-5 tuxedos-1 florist-2
    bridaltuxedo-6 lodging-3 jewelry-3 tuxedos-4`,
  home: `home-1 home-2 home-4 florist-1 home-3 home-5 foodbeverage-3 officiants-3 home-6 rentalequipment-3 lodging-4
    weddingcakes-1`,
  tuxedos: `tuxedos-1 tuxedos-3 tuxedos-5 bridaltuxedo-2 tuxedos-2 jewelry-2 officiants-1 lodging-3 tuxedos-4 jewelry-1
    venues-2 bridaltuxedo-5 tuxedos-6 foodbeverage-2 entertainmentotherservices-6 florist-2`,
  videography: `videography-1 videography-2 videography-3 venues-3 videography-4 videography-5 lodging-2
    entertainmentotherservices-1 venues-2 videography-6 otherservices-1 travel-1 entertainmentotherservices-2
    rentalequipment-4`,
  weddingcakes: `weddingcakes-1 weddingcakes-2 foodbeverage-2 florist-1 weddingcakes-3 weddingcakes-5 foodbeverage-3
    officiants-3 weddingcakes-4 favorsgifts-3 lodging-3 foodbeverage-4 weddingcakes-6 rentalequipment-2 foodbeverage-6
    jewelry-1`,
  otherservices: `otherservices-1 otherservices-2 otherservices-3 otherservices-4 otherservices-5 otherservices-6 florist-1
    venues-3 rentalequipment-1 lodging-3 officiants-3`,
};

/** Those of the demo vendor, whose first is nobody else's: two people before a low sun. */
export const wildryePictures = `photographyvideography-3 florist-4 lodging-3 photographyvideography-4 foodbeverage-2
  entertainmentotherservices-2 jewelry-1 venues-2 bridaltuxedo-2 photographyvideography-1`;
