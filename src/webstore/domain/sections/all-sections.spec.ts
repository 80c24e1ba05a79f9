import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planFeatures, type PlanFeature } from '#contracts/billing/subscription-tier.js';
import {
  fieldsOf,
  isUnlocked,
  sectionNames,
  sections,
  type SectionName,
  optionalSectionNames,
  type WebstoreContent,
} from '#contracts/webstore/sections.js';
import { isEnabled } from './optional-sections.js';
import { applyChanges } from '../draft-changes.js';
import { emptyContent } from '../empty-content.js';
import { readContent, storedContent } from '../stored-content.js';

const faq = { id: '1', question: 'Do you travel?', answer: 'Yes.' };
const withFaq: WebstoreContent = { ...emptyContent('Larkspur'), faqs: [faq] };
const open = () => true;
const refusal = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('the section catalogue', () => {
  it('has each field of the draft in exactly one section', () => {
    const { optionalSections, ...content } = emptyContent('Larkspur');
    const listed = sectionNames.flatMap((name) => fieldsOf(name));
    expect(listed.toSorted()).toEqual(Object.keys(content).toSorted());
    expect(optionalSections.map(({ id }) => id)).toEqual(sectionNames.filter((name) => sections[name].isOptional));
  });

  it('unlocks a section by its own feature or the premium badge, the store by the badge alone, and partners without any [WS-40]', () => {
    const features = fc.subarray([...planFeatures]);
    fc.assert(
      fc.property(features, fc.constantFrom(...sectionNames), (active, section) => {
        const needed: Partial<Record<SectionName, PlanFeature>> = {
          ...{ packages: 'feature_packages', faqs: 'feature_faqs', awards: 'feature_awards' },
          ...{ reviews: 'feature_reviews', store: 'feature_premiumBadge' },
        };
        const feature = needed[section];
        const expected =
          feature === undefined || active.some((one) => one === feature || one === 'feature_premiumBadge');
        expect(isUnlocked(section, active)).toBe(expected);
      }),
    );
  });
});

describe('a save of a section', () => {
  it('shows the section when its first items are added, and keeps the flag afterwards [WS-43]', () => {
    const empty = emptyContent('Larkspur');
    const filled = applyChanges(empty, { faqs: [faq] }, open);
    expect([isEnabled(empty, 'faqs'), isEnabled(filled, 'faqs'), isEnabled(filled, 'awards')]).toEqual([
      false,
      true,
      false,
    ]);
    const optionalSections = [{ id: 'faqs' as const, name: 'FAQs', enabled: false }];
    const hidden = applyChanges(filled, { optionalSections }, open);
    expect(isEnabled(hidden, 'faqs')).toBe(false);
    expect(isEnabled(applyChanges(hidden, { faqs: [faq, { ...faq, id: '2' }] }, open), 'faqs')).toBe(false);
  });

  it('is refused when the plan does not unlock it, even if the save only empties it', () => {
    const closed = (section: string) => section !== 'faqs';
    for (const faqs of [[], [{ ...faq, answer: 'No.' }]]) {
      expect(refusal(() => applyChanges(withFaq, { faqs }, closed))).toMatchObject({
        code: 'section-locked',
        params: { section: 'faqs' },
      });
    }
    expect(applyChanges(withFaq, { faqs: [faq], name: 'Pine' }, closed).name).toBe('Pine');
  });
});

describe('stored content', () => {
  it('is read back unchanged', () => {
    expect(readContent(storedContent(withFaq))).toEqual(withFaq);
  });

  it('of the first version shows every section that has something to show', () => {
    const { optionalSections: _flags, ...firstVersion } = withFaq;
    const content = readContent(firstVersion);
    expect(content).toMatchObject(firstVersion);
    expect(optionalSectionNames.filter((id) => isEnabled(content, id))).toEqual(['faqs']);
  });

  it('without a field has an empty one', () => {
    expect(readContent({ contentVersion: 2, name: 'Larkspur' })).toEqual(emptyContent('Larkspur'));
  });
});
