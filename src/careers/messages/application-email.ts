import {
  type EmailContent,
  type EmailLine,
  linkPart,
  quotePart,
  textPart,
  ticketPart,
  titlePart,
} from '../../messages/email-content.ts';
import { safeInlineText, safeText } from '../../messages/safe-text.ts';
import { monthNames } from '../../values/time/months.ts';
import type { GivenExperience } from '../contracts/given-application.ts';
import type { CvScan, GivenAnswer } from '../tables.server.ts';

/** What the e-mails of an application are written from. */
export type ApplicationFacts = {
  reference: string;
  jobName: string;
  place: string;
  brand: string;
  name: string;
  email: string;
  telephone: string;
  experience: readonly GivenExperience[];
  answers: readonly GivenAnswer[];
  /** Null: none was given. */
  cv: CvScan | null;
};

type JobFacts = Pick<ApplicationFacts, 'reference' | 'jobName' | 'place'>;
const jobLines = ({ jobName, place }: JobFacts): EmailLine[] => [
  { label: 'Job', value: jobName },
  { label: 'Where', value: place },
];
const NOT_YOU =
  'Someone applied for this job with this e-mail address. Not you? Withdraw the application, or reply and let us know.';

/**
 * The acknowledgement; `answer`: who reads it and what follows. No word of the applicant's is in it: else anyone could
 * have us send theirs to any address.
 */
export function applicationReceipt(
  { brand, answer, ...facts }: JobFacts & { brand: string; answer: string },
  withdrawUrl: string,
): EmailContent {
  return {
    subject: `We’ve got your application, ${facts.reference}`,
    preview: `${facts.jobName}, ${facts.place}. What happens next.`,
    headline: 'We’ve got your application.',
    facts: [facts.jobName, facts.place],
    parts: [
      textPart(`Thanks for applying to ${brand}. ${answer}`),
      ticketPart({ title: 'Your reference', reference: facts.reference, lines: jobLines(facts) }),
      textPart('Changed your mind? Withdraw your application and we’ll delete everything you sent.'),
      linkPart('Withdraw my application', withdrawUrl),
    ],
    withPicture: true,
    answeredBy: facts.place,
    reason: NOT_YOU,
  };
}

const cvWord: Record<CvScan, string> = {
  unscanned: 'attached',
  clean: 'attached, scanned for viruses',
  waiting: 'to follow',
  infected: 'not attached: our virus scanner refused it. We’ve told the applicant.',
};

const monthOf = (month: number | null, year: number | null) =>
  [monthNames[(month ?? 0) - 1], year].filter(Boolean).join(' ');

/** "Pizzaiola, Da Michele", and below it "March 2020 to May 2024". */
function positionLines(one: GivenExperience): string {
  const from = monthOf(one.fromMonth, one.fromYear);
  const until = one.isCurrentRole ? 'now' : monthOf(one.toMonth, one.toYear);
  return [[one.jobTitle, one.employer].filter(Boolean).join(', '), [from, until].filter(Boolean).join(' to ')]
    .filter(Boolean)
    .join('\n');
}

/** Of more letters, an answer stands below the others, on its own. */
const SHORT = 120;
const textOf = ({ answer }: GivenAnswer) => answer.join(', ');
const isLong = (given: GivenAnswer) => textOf(given).length > SHORT || textOf(given).includes('\n');

/** The application for whoever hires. */
export function applicationNotice(facts: ApplicationFacts): EmailContent {
  const { reference, jobName, place, email, telephone, experience, answers, cv, brand } = facts;
  const name = safeInlineText(facts.name);
  const lines: EmailLine[] = [
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
    { label: 'Phone', value: safeInlineText(telephone) },
    { label: 'CV', value: cv ? cvWord[cv] : 'none' },
    ...(experience.length > 0
      ? [{ label: 'Experience', value: experience.map((one) => safeText(positionLines(one))).join('\n\n') }]
      : []),
    ...answers.filter((one) => !isLong(one)).map((one) => ({ label: one.question, value: safeText(textOf(one)) })),
  ];
  return {
    subject: `Application: ${jobName}, ${name}, ${reference}`,
    preview: `For ${jobName}, ${place}.`,
    headline: jobName,
    facts: [place],
    parts: [
      ticketPart({ title: 'Application', reference, lines }),
      ...answers.filter(isLong).flatMap((one) => [titlePart(one.question), quotePart(safeText(textOf(one)))]),
    ],
    answeredBy: 'the applicant',
    reason: `The applicant sent this from ${brand}’s website. Please delete it once the job is filled.`,
  };
}

/** Word to the hiring team that an application is withdrawn. */
export function applicationWithdrawn(facts: JobFacts & { brand: string }): EmailContent {
  return {
    subject: `Withdrawn: ${facts.jobName}, ${facts.reference}`,
    preview: 'Please delete the application and its CV.',
    headline: 'An application has been withdrawn.',
    parts: [
      ticketPart({ title: 'Application', reference: facts.reference, lines: jobLines(facts) }),
      textPart(
        'The applicant has changed their mind. Please delete our earlier e-mail and the CV, and don’t contact them.',
      ),
    ],
    reason: `The applicant withdrew it on ${facts.brand}’s website.`,
  };
}

/** Word to the applicant that the scanner, which had not answered at once, found something in the CV. */
export function cvRefused(facts: JobFacts, withdrawUrl: string): EmailContent {
  return {
    subject: `About your CV, ${facts.reference}`,
    preview: 'We’ve got your application, but not your CV.',
    headline: 'We couldn’t take your CV.',
    facts: [facts.jobName, facts.place],
    parts: [
      textPart(
        'Our virus scanner found something in the file, so we deleted it. The hiring team has the rest of your application.',
      ),
      textPart('Please check your device, save your CV again as a PDF and send it in a reply to this e-mail.'),
      ticketPart({ title: 'Your reference', reference: facts.reference, lines: jobLines(facts) }),
      linkPart('Withdraw my application', withdrawUrl),
    ],
    answeredBy: facts.place,
    reason: NOT_YOU,
  };
}
