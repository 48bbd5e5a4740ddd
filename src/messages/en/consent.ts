import type * as Spanish from '../consent.ts';

/** The version is that of the Spanish text, because the purposes are the same: raise both together. */
export const consent: typeof Spanish = {
  consent: {
    version: '2',
    title: 'Privacy',
    notice: (controller) =>
      `${controller} uses cookies that the site needs to work. To measure readership, show advertising and load content from other sites, it needs your consent. You can change it at any time under “Privacy preferences,” at the bottom of every page.`,
    policy: 'Data processing policy',
    all: 'Accept all',
    none: 'Reject all',
    choose: 'Choose',
    preferences: 'Privacy preferences',
    intro:
      'Each purpose has a separate consent, which can be withdrawn here at any time. Without consent, none of them is used.',
    own: 'Save the choice',
    failed: 'We could not save the choice. The site still does not use anything without consent.',
    proof: (date, id) => `Last choice: ${date}, receipt ${id}`,
    noProof: 'No choice is saved in this browser yet.',
    necessary: 'Necessary',
    necessaryText:
      'They keep the session, the chosen appearance and the site’s security. They are always on.',
    measurement: 'Measurement',
    measurementText:
      'Learning which sections and stories are read, and how fast they load, beyond the anonymous count of visits.',
    advertising: 'Advertising',
    advertisingText:
      'Showing ads and recommendations from other companies, which choose them and count how often they are seen.',
    embeds: 'Content from other sites',
    embedsText:
      'Loading, without asking, the videos, maps and social media posts that go with the stories, and the results of an outside search engine. Those sites receive the IP address and may use their cookies.',
  },
};
