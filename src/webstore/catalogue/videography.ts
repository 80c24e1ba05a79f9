import { category } from './category.js';

export const videography = category({
  id: 22,
  externalId: 'videography',
  name: 'Videographer',
  namePlural: 'Videographers',
  subCategories: {
    2201: 'Highlight films',
    2202: 'Documentary films',
    2203: 'Super 8 and film',
    2204: 'Same-day edits',
    2205: 'Live streams',
    2206: 'Aerial',
    2207: 'Elopements',
    2208: 'Short clips for sharing',
  },
  serviceTypes: {
    22201: [
      'Coverage',
      {
        322101: 'Full day',
        322102: 'Half day',
        322103: 'Second filmmaker',
        322104: 'Drone',
        322105: 'Rehearsal dinner',
        322106: 'Engagement film',
        322107: 'Interviews with your people',
        322108: 'Live stream',
      },
    ],
    22202: [
      'What you receive',
      {
        322201: 'Highlight film, three to six minutes',
        322202: 'Film, twenty minutes or longer',
        322203: 'Full ceremony',
        322204: 'Full toasts',
        322205: 'Trailer within two weeks',
        322206: 'Vertical clips',
        322207: 'Raw footage',
        322208: 'Film on a USB drive',
      },
    ],
    22203: [
      'Craft',
      {
        322301: 'Vows recorded on lapel microphones',
        322302: 'Super 8 film',
        322303: 'Licensed music',
        322304: 'Voice letters',
        322305: 'Two rounds of changes',
        322306: 'Captions and subtitles',
      },
    ],
  },
  styles: {
    12201: 'Cinematic',
    12202: 'Documentary',
    12203: 'Romantic',
    12204: 'Editorial',
    12205: 'Nostalgic',
    12206: 'Playful',
    12207: 'Quiet',
  },
});
