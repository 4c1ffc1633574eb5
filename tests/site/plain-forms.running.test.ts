import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { pdfOf } from '../support/cv-files.ts';
import type { FormValues } from './plain-html.ts';
import { inEmail, type PlainPage, postAsGuest, visitor } from './plain-page.ts';

/** Forms as a browser without scripts sends them. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z', TRUST_PROXY: 'on' });
});
afterAll(() => server.stop());

const open = (path: string) => visitor(server.url)(path);
function referenceOf({ words }: PlainPage): string {
  const [, reference] = /Your reference ?([A-Z\d]{8})/.exec(words) ?? [];
  if (!reference) throw new Error(words);
  return reference;
}

const person = { firstName: 'Ada', lastName: 'Lovelace' };
const reaction = {
  ...person,
  enquiryType: 'allergy/reaction',
  enquiryRestaurant: '1013',
  visitDate: '2026-11-20',
  message: 'There were nuts in it.',
  phone: '07700 900123',
};

describe('the contact form', () => {
  test('takes a message with a picture, once both are right', async () => {
    const email = 'contact.plain@example.com';
    const notAPicture = new File(['<html>'], 'bill.jpg', { type: 'image/jpeg' });
    const background = { create: { width: 40, height: 40, channels: 3, background: '#b33' } } as const;
    const picture = new File([new Uint8Array(await sharp(background).jpeg().toBuffer())], 'bill.jpg', {
      type: 'image/jpeg',
    });
    const empty = await open('/contact');
    expect(empty.words).toContain('If it’s happening now, ring 999 first.');
    expect(empty.descriptionOf('uploadedFiles')).not.toMatch(/again/);
    const refused = await empty.press('Send the message', {
      ...reaction,
      email,
      message: '',
      uploadedFiles: notAPicture,
    });
    expect(refused.status).toBe(400);
    expect(refused.descriptionOf('message')).toMatch(/Enter your message/);
    expect(refused.descriptionOf('uploadedFiles')).toMatch(
      /^Choose them again: files don’t survive a page reload\..*We can only take photos/,
    );
    expect([refused.valuesOf('firstName'), refused.valuesOf('enquiryRestaurant')]).toEqual([['Ada'], ['1013']]);
    const thanks = await refused.press('Send the message', { message: reaction.message, uploadedFiles: picture });
    expect(thanks.words).toContain('Thanks for writing.');
    expect(thanks.words).toContain(`We’ve e-mailed it to ${email}.`);
    await inEmail(server.url, email, new RegExp(referenceOf(thanks)));
  });
});

describe('the form for groups', () => {
  test('says what is missing, takes a request once however often it is sent, and is gone', async () => {
    const refused = await (await open('/group-bookings')).press('Send the request');
    expect(refused.summary().map(({ text }) => text)).toContain('Choose a restaurant.');
    const group = {
      ...person,
      storeId: '1013',
      bookingType: 'birthday',
      covers: '30',
      date: '2026-12-05',
      time: '18:00',
      until: '22:00',
      email: 'group.plain@example.com',
    };
    const send = () => refused.press('Send the request', group);
    const thanks = await send();
    expect(thanks.words).toContain('Thanks, we’ve got your request.');
    expect(thanks.html).not.toContain('Send the request');
    expect(referenceOf(await send())).toBe(referenceOf(thanks));
  });
});

describe('an offer', () => {
  const onItsWay = 'It’s on its way.';
  const lunchIsValid = /Your voucher: Coffee and a cannolo\. Valid: Monday to Friday, noon to 4\.45pm/;

  test('is claimed from its page, once its form is right', async () => {
    const form = await open('/offer/yorkshire-arancini');
    const refused = await form.press('Send me the voucher', { emailAddress: 'plain-offer@example' });
    expect(refused.summary()).toHaveLength(2);
    expect(refused.valuesOf('emailAddress')).toEqual(['plain-offer@example']);
    const emailAddress = 'plain-offer@example.co.uk';
    const thanks = await refused.press('Send me the voucher', { emailAddress, acceptTerms: 'on' });
    expect(thanks.words).toContain(onItsWay);
    expect(thanks.words).toContain(`We’ve e-mailed your voucher to ${emailAddress}`);
    await inEmail(server.url, emailAddress, /Arancini for Yorkshire/);
  });

  test('leads to a table at its restaurant, and says on which days it is not valid', async () => {
    const bathLunch = '/restaurants/bath-milsom-street/book-now?offer=coffee-and-a-cannolo';
    const notThen = 'Your voucher “Coffee and a cannolo” isn’t valid on Saturday 28 November.';
    const form = await open('/offer/coffee-and-a-cannolo?restaurant=bath-milsom-street');
    const refused = await form.press('Send me the voucher', { emailAddress: 'plain-bath@example' });
    expect(refused.summary()).not.toHaveLength(0);
    const emailAddress = 'plain-bath@example.co.uk';
    const thanks = await refused.press('Send me the voucher', { emailAddress, acceptTerms: 'on' });
    expect(thanks.words).toContain(onItsWay);
    await inEmail(server.url, emailAddress, /bath-milsom-street\/book-now\?offer=coffee-and-a-cannolo/);
    const findATable = thanks.links.filter(({ text }) => text === 'Find a table').map(({ href }) => href);
    expect(findATable).toContain(bathLunch);
    const party = await open(bathLunch);
    expect(party.words).toMatch(lunchIsValid);
    const times = await party.press('Find a table', { date: '2026-11-28' });
    expect(times.words).toContain(notThen);
    const details = await times.press('7pm');
    expect(details.words).toContain(notThen);
    const again = await details.press('Book this table', { ...person, email: 'plain-bath@example' });
    expect(again.words).toContain(notThen);
  });
});

describe('referring a friend', () => {
  test('a link, and a friend who had the address wrong at first', async () => {
    const form = await open('/refer-a-friend');
    const link = await form.press('Get my link', { emailAddress: 'refer.plain@example.com' });
    expect(link.words).toContain('Here’s your link.');
    expect(link.words).toContain('We’ll send your own vouchers to refer.plain@example.com.');
    const friends = /\/referral\?from=[\w-]{16}/.exec(link.words)?.[0] ?? '';
    expect((await link.follow('Wrong address? Try another')).html).toContain('name="emailAddress"');
    const emailAddress = 'refer.friend@example.com';
    const claim = await open(friends);
    const refused = await claim.press('Send me the voucher', { emailAddress });
    expect(refused.descriptionOf('acceptTerms')).toBe('Tick this box to accept the terms.');
    expect(refused.valuesOf('emailAddress')).toEqual([emailAddress]);
    const thanks = await refused.press('Send me the voucher', { acceptTerms: 'on' });
    expect(thanks.words).toContain('Check your inbox.');
    const correction = await thanks.press('Wrong address? Correct it');
    expect(correction.valuesOf('emailAddress')).toEqual([emailAddress]);
    expect(correction.valuesOf('acceptTerms')).toHaveLength(1);
    const better = 'refer.better@example.com';
    const corrected = await correction.press('Send me the voucher', { emailAddress: better });
    expect(corrected.words).toContain(`We’ve e-mailed ${better}`);
    await inEmail(server.url, better, /A pudding from your friend/);
  });

  test.each([
    ['/referral', 'Your friend’s link is missing.'],
    ['/referral?from=cut-off', 'Your friend’s link is incomplete.'],
  ])('%s says what is wrong with the link', async (path, words) => {
    expect((await open(path)).words).toContain(words);
  });
});

describe('the list', () => {
  test('is joined from its page, confirmed by the link, and left by another', async () => {
    const email = 'signup.plain@example.com';
    const form = await open('/sign-up');
    const refused = await form.press('Sign me up', {
      email,
      firstName: 'Ada',
      favouriteRestaurant: '1013',
      'birthday.month': '5',
      phoneNumber: '07700 900124',
      acceptSmsTerms: 'on',
    });
    expect(refused.descriptionOf('birthday.day')).toBe('Choose the day of your birthday.');
    expect([refused.valuesOf('birthday.month'), refused.valuesOf('firstName')]).toEqual([['5'], ['Ada']]);
    const sent = await refused.press('Sign me up', { 'birthday.day': '17', acceptTerms: 'on' });
    expect(sent.words).toContain('Check your inbox.');
    const confirmation = await open(await inEmail(server.url, email, /\/sign-up\/confirm\/[\w-]{43}(?![\w-])/));
    expect((await confirmation.press('Sign me up')).heading).toBe('You’re on the list.');
    await inEmail(server.url, email, /Good to have you, Ada/);
    const leaving = await open(await inEmail(server.url, email, /\/unsubscribe\/[\w.-]+/));
    const left = await leaving.press('Unsubscribe');
    expect(left.words).toContain('still get offers by text message');
    expect(left.linkTo('your preferences page')).toBe('/preferences');
  });
});

describe('preferences', () => {
  async function join(email: string) {
    const birthday = { day: 29, month: 2 };
    await postAsGuest(server.url, '/api/signup', {
      email,
      firstName: 'Ada',
      favouriteRestaurant: '1013',
      birthday,
      acceptTerms: true,
    });
    const token = (await inEmail(server.url, email, /\/sign-up\/confirm\/[\w-]{43}(?![\w-])/)).split('/').at(-1);
    await postAsGuest(server.url, `/api/signup/links/${token}`, {});
  }

  async function openPreferences(email: string): Promise<PlainPage> {
    const sent = await (await open('/preferences')).press('Send me the link', { emailAddress: email });
    expect(sent.words).toContain('Check your inbox.');
    return open(await inEmail(server.url, email, /\/preferences\/[\da-f-]{36}(?![\w-])/));
  }

  test('are changed from their page', async () => {
    const email = 'preferences.plain@example.com';
    await join(email);
    const wrong = { firstName: '', phoneNumber: 'abc', 'birthday.day': '30', interests: ['Pizza'] };
    const refused = await (await openPreferences(email)).press('Save my preferences', wrong);
    expect(refused.descriptionOf('firstName')).toBe('Enter your first name.');
    expect(refused.descriptionOf('phoneNumber')).toMatch(/doesn’t look right/);
    expect(refused.descriptionOf('birthday.day')).toMatch(/^February has 29 days\./);
    expect(refused.summary()).toHaveLength(3);
    expect(refused.valuesOf('interests')).toEqual(['Pizza']);
    const right = { firstName: 'Augusta', phoneNumber: '07700 900123', 'birthday.day': '28' };
    const saved = await refused.press('Save my preferences', right);
    expect(saved.words).toContain('Your preferences are saved.');
    expect((await saved.follow('Back to my preferences')).valuesOf('firstName')).toEqual(['Augusta']);
  });
});

describe('an application', () => {
  const JOB = '/careers/job/2407';
  const person = { firstName: 'Ada', secondName: 'Lovelace', telephone: '07700 900123' };
  const position = {
    'experience.0.employer': 'Da Michele',
    'experience.0.jobTitle': 'Pizza chef',
    'experience.0.fromMonth': '3',
    'experience.0.fromYear': '2020',
    'experience.0.isCurrentRole': 'on',
  };
  const answers: FormValues = {
    'question.right-to-work': 'Yes',
    'question.hygiene': 'None yet',
    'question.dish': 'Yes, since 2019.',
  };

  test('is sent from its page, refused when it is sent twice, and withdrawn by the link', async () => {
    const email = 'apply.plain@example.com';
    const resume = new File([new Uint8Array(pdfOf())], 'CV Ada.pdf', { type: 'application/pdf' });
    const form = await (await open(JOB)).follow(/^Apply/);
    const more = await form.press('Add another job', { ...person, ...position, email });
    expect(more.words).toContain('Job 2');
    expect(more.valuesOf('secondName')).toEqual(['Lovelace']);
    const fewer = await more.press('Remove job 2');
    expect(fewer.words).not.toContain('Job 2');
    const refused = await fewer.press('Send my application');
    expect(refused.words).toContain('One (or more) of the fields you submitted were invalid');
    // One for each question that must be answered.
    expect(refused.summary()).toHaveLength(3);
    expect(refused.valuesOf('experience.0.isCurrentRole')).toHaveLength(1);
    const thanks = await refused.press('Send my application', { ...answers, resume });
    expect(thanks.words).toContain('Thanks for applying.');
    expect(thanks.words).toContain(`${email}, with a link to withdraw your application. Can’t see it?`);

    const twice = { ...person, ...position, ...answers, email };
    const second = await (await open(`${JOB}/apply`)).press('Send my application', twice);
    expect(second.words).toContain('You have already submitted an application for this job.');
    expect(second.valuesOf('experience.0.employer')).toEqual(['Da Michele']);

    const withdrawal = await open(await inEmail(server.url, email, /\/withdraw-application\/[\w.-]+/));
    expect(withdrawal.words).toContain(referenceOf(thanks));
    expect((await withdrawal.press('Withdraw my application')).heading).toBe('We’ve withdrawn your application.');
  });
});

describe('more than three forms without a captcha from one address', () => {
  test('are refused in words, with all that was typed', async () => {
    const visit = visitor(server.url);
    const emailOf = (name: string) => `plain.${name}@example.com`;
    let link = '';
    for (const turn of [1, 2, 3]) {
      const thanks = await (await visit('/refer-a-friend')).press('Get my link', { emailAddress: emailOf(`${turn}`) });
      expect(thanks.words).toContain('Here’s your link.');
      link = /\/referral\?from=[\w-]{16}/.exec(thanks.words)?.[0] ?? '';
    }
    const voucher = { acceptTerms: 'on' };
    const forms: [path: string, button: string, field: string, values: FormValues][] = [
      ['/contact', 'Send the message', 'email', reaction],
      ['/sign-up', 'Sign me up', 'email', { firstName: 'Ada', favouriteRestaurant: '1013', acceptTerms: 'on' }],
      ['/offer/pudding-on-us', 'Send me the voucher', 'emailAddress', voucher],
      ['/refer-a-friend', 'Get my link', 'emailAddress', {}],
      [link, 'Send me the voucher', 'emailAddress', voucher],
    ];
    for (const [path, button, field, values] of forms) {
      const refused = await (await visit(path)).press(button, { ...values, [field]: emailOf('refused') });
      expect(refused.words, path).toMatch(/That was a lot at once\. Please try again in \d+ minutes\./);
      expect(refused.valuesOf(field), path).toEqual([emailOf('refused')]);
      if (path === '/contact') expect(refused.valuesOf('message')).toEqual(['There were nuts in it.']);
    }
  });
});
