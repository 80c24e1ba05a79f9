import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { InvalidInput } from '../shared/invalid-input.js';
import { readRequest } from '../shared/read-request.js';
import { emptySections, fieldsOf } from './sections.js';
import { SaveWebstoreRequest } from './webstore.requests.js';

const refusalOf = (json: object) => {
  try {
    readRequest(SaveWebstoreRequest, { id: '0198c0de-0000-7000-8000-000000000001', version: 1, ...json });
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
    throw error;
  }
  return undefined;
};

describe('a save', () => {
  it('has the fields of every section of the draft, apart from those of the retail store', () => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(SaveWebstoreRequest, '', false, false);
    const ofStore = fieldsOf('store') as readonly string[];
    const ofSections = Object.keys(emptySections()).filter((field) => !ofStore.includes(field));
    const fields = ['id', 'version', 'optionalSections', ...ofSections];
    expect([...new Set(rules.map(({ propertyName }) => propertyName))].toSorted()).toEqual(fields.toSorted());
  });

  it('checks the items of a list by the rules of their section, and refuses fields that no section has', () => {
    expect(refusalOf({ faqs: [], name: 'Larkspur' })).toBeUndefined();
    const faq = { id: '0198c0de-0000-7000-8000-000000000002', question: 'Why?', answer: '' };
    expect(refusalOf({ faqs: [faq], awards: [{ ...faq }] })).toMatchObject({
      'faqs.0.answer': ['not-blank', 'is-length'],
      'awards.0.question': ['unknown-field'],
    });
    expect(refusalOf({ horoscope: [] })).toEqual({ horoscope: ['unknown-field'] });
  });
});
