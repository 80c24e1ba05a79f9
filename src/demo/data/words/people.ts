import type { SeededRandom } from '../seeded-random.js';
import { Weighted } from '../weighted.js';

const list = (names: string) => names.trim().split(/\s+/);

/** Where names come from; a trade may need one of them. */
export type Community =
  'anglo' | 'latino' | 'black' | 'eastAsian' | 'indian' | 'muslim' | 'italian' | 'european' | 'jewish';

interface Names {
  /** Of every hundred people in the trade. */
  share: number;
  first: readonly string[];
  last: readonly string[];
}

const everyones = list(`
  Hannah Emily Claire Kate Megan Lauren Rachel Abby Molly Grace Sarah Anna Julia Caroline Audrey Nora Heather Jenna Leah
  Brooke Paige Whitney Tessa Bridget Meredith Beth Colleen Allison Erin Holly Amelia Charlotte Natalie Kelsey Morgan
  Daniel Matt Ryan Ben Will Andrew Luke Josh Tyler Sam Nathan Ian Peter Tom Jack Cole Owen Wes Graham Reid Adam`);

const communities: Readonly<Record<Community, Names>> = {
  anglo: {
    share: 38,
    first: everyones,
    last: list(`
      Whitaker Callahan Brennan Hollis Prescott Sutton Mercer Lowell Harlan Tate Whitlock Ames Calloway Beckett Thatcher
      Marsh Langley Pruitt Winslow Barlow Dunning Pryor Kendrick Ellison Rhodes Vance Hadley Stroud Fairchild Weller Hale
      Keene Bristow Colby Tolliver Garrity Doyle Quinn Maddox Holloway Ashby Crane Drummond Farrow Gentry Haskell Ingram
      Jessup Kirby Larkin Merrill Nash Oakley Pell Radley Sayer Tilden Upton Wilder Yates Abbott Burke Conley Dempsey
      Emory Flannery Gallagher Hobbs Lockwood McKenna Norwood Osborne Peyton Rowe Shaw Trask Underhill Vaughn Walsh`),
  },
  latino: {
    share: 16,
    first: list(`
      Marisol Daniela Camila Lucia Valeria Elena Ana Gabriela Carolina Paloma Ximena Rosa Isabel Veronica Marcos Diego
      Javier Luis Mateo Rafael Andres Carlos Emilio Hector`),
    last: list(`
      Garza Delgado Villarreal Castillo Fuentes Rosales Cordova Ibarra Maldonado Zamora Treviño Salinas Escobar Montoya
      Quintero Arroyo Cardenas Valdez Lozano Serrano Benavides Alvarado Ochoa Rivas Santiago Figueroa Velez Marquez Baca
      Luna Peña Acosta Barrera Cisneros Galvan`),
  },
  black: {
    share: 13,
    first: list(`
      Imani Aaliyah Jasmine Simone Monique Kiara Nia Ebony Amara Adaeze Zora Camille Danielle Renee Marcus Malik Andre
      Isaiah Terrence Jerome Kwame Chidi Darius Julian`),
    last: list(`
      Washington Booker Gaines Okafor Adeyemi Mensah Baptiste Broussard Pettway Freeman Gadsden Toussaint Ransom
      Merriweather Boateng Eze Nwosu Diallo Bolden Mayfield Coles Hightower Sims Ellis Battle Pinckney Fontenot Bankole
      Oyelaran Tisdale Grantham`),
  },
  eastAsian: {
    share: 12,
    first: list(`
      Mei Linh Thuy Jenny Vivian Michelle Hana Yuna Mina Kaori Sora Bianca Joy Tiffany Kevin Andy Minh Jason Kenji Eric
      Paolo Tuan`),
    last: list(`
      Nguyen Tran Pham Chen Lin Huang Wu Liang Kim Park Choi Han Yoon Tanaka Nakamura Mori Sato Reyes Santos Bautista
      Aquino Vang Xiong Le Vo Dinh Cheung Lau Yee Kealoha Nakoa`),
  },
  indian: {
    share: 6,
    first: list(`
      Priya Anjali Meera Nisha Kavita Divya Ritu Pooja Sunita Anika Arjun Rohan Vikram Sanjay Amit Dev Nikhil Harpreet`),
    last: list(`
      Patel Shah Mehta Iyer Kapoor Gill Sandhu Grewal Nair Banerjee Desai Reddy Bhatt Sethi Trivedi Joshi Rao Khanna Menon
      Malhotra Chadha`),
  },
  muslim: {
    share: 4,
    first: list(`
      Sana Zara Leila Yasmin Farah Amira Noor Samira Imran Karim Omar Navid Yusuf Hassan Tariq Sameer`),
    last: list(`
      Chaudhry Rahman Qureshi Haddad Khoury Nassar Farahani Kazemi Siddiqui Aziz Mansour Rahimi Saleh Hamdan Baig Darwish`),
  },
  italian: {
    share: 4,
    first: list(`Francesca Gia Nina Sofia Bianca Lucia Carla Marco Luca Nico Dante Vincent Tony Paolo`),
    last: list(`
      Moretti Bianchi DiNardo Russo Lombardi Marchetti Ferraro Caruso Conti Ricci Esposito Bellini Santoro Gallo Vitale`),
  },
  european: {
    share: 7,
    first: list(`Ingrid Annika Kasia Eleni Maren Petra Katya Astrid Anders Nils Stefan Erik Lukas Theo`),
    last: list(`
      Kowalski Nowak Wojcik Lindqvist Halvorsen Solberg Bergstrom Schaefer Vogel Papadakis Kostas Petrov Novak Horvath
      Dvorak Larsen Haugen Brandt Engel Zielinski Nygaard Keller`),
  },
  jewish: {
    share: 3,
    first: list(`Talia Naomi Miriam Shira Rachel Leah Dina Hannah Jonah Eli Ari Noah Daniel Ezra Sam David`),
    last: list(`Rosen Feldman Abrams Kessler Adler Lieberman Weiss Shapiro Blum Kaplan Stern Zucker Mizrahi Gelman`),
  },
};

const quebec: Names = {
  share: 0,
  first: list(`
    Élise Camille Maude Geneviève Noémie Amélie Chloé Juliette Rosalie Catherine Étienne Mathieu Olivier Félix Antoine
    Rémi`),
  last: list(`
    Tremblay Gagnon Bouchard Lavoie Côté Fortin Pelletier Bélanger Lévesque Bergeron Leblanc Girard Desjardins Beaulieu
    Charbonneau Landry Thibodeau Boudreau Lachance Rousseau`),
};

const anyCommunity = new Weighted(Object.values(communities), (names) => names.share);

export interface Person {
  firstName: string;
  lastName: string;
}

function namesFor(random: SeededRandom, state: string, community: Community | undefined): Names {
  if (community !== undefined) return communities[community];
  return state === 'QC' && random.chance(0.7) ? quebec : anyCommunity.pick(random);
}

/** Someone who might run a wedding business there. */
export function person(random: SeededRandom, state: string, community?: Community): Person {
  const names = namesFor(random, state, community);
  const first = community !== undefined || random.chance(0.75) ? names.first : everyones;
  return { firstName: random.pick(first), lastName: random.pick(names.last) };
}

/** The family name of somebody else: the other half of a firm. */
export const lastName = (random: SeededRandom): string => random.pick(anyCommunity.pick(random).last);

/** The first name of somebody else. */
export const firstName = (random: SeededRandom): string => random.pick(anyCommunity.pick(random).first);
