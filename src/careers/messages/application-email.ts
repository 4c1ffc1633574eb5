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
  /** Null: no CV was sent. */
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
 * The acknowledgement; `answer`: who reads it and what happens next. Contains nothing the applicant wrote, or anyone
 * could have us send their text to any address.
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

/** "Pizzaiola, Da Michele", then "March 2020 to May 2024". */
function positionLines(position: GivenExperience): string {
  const from = monthOf(position.fromMonth, position.fromYear);
  const until = position.isCurrentRole ? 'now' : monthOf(position.toMonth, position.toYear);
  return [[position.jobTitle, position.employer].filter(Boolean).join(', '), [from, until].filter(Boolean).join(' to ')]
    .filter(Boolean)
    .join('\n');
}

/** Longer answers get their own block below the others. */
const SHORT = 120;
const textOf = ({ answer }: GivenAnswer) => answer.join(', ');
const isLong = (entry: GivenAnswer) => textOf(entry).length > SHORT || textOf(entry).includes('\n');

/** The application, for the hiring team. */
export function applicationNotice(facts: ApplicationFacts): EmailContent {
  const { reference, jobName, place, email, telephone, experience, answers, cv, brand } = facts;
  const name = safeInlineText(facts.name);
  const lines: EmailLine[] = [
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
    { label: 'Phone', value: safeInlineText(telephone) },
    { label: 'CV', value: cv ? cvWord[cv] : 'none' },
    ...(experience.length > 0
      ? [{ label: 'Experience', value: experience.map((position) => safeText(positionLines(position))).join('\n\n') }]
      : []),
    ...answers
      .filter((entry) => !isLong(entry))
      .map((entry) => ({ label: entry.question, value: safeText(textOf(entry)) })),
  ];
  return {
    subject: `Application: ${jobName}, ${name}, ${reference}`,
    preview: `For ${jobName}, ${place}.`,
    headline: jobName,
    facts: [place],
    parts: [
      ticketPart({ title: 'Application', reference, lines }),
      ...answers.filter(isLong).flatMap((entry) => [titlePart(entry.question), quotePart(safeText(textOf(entry)))]),
    ],
    answeredBy: 'the applicant',
    reason: `The applicant sent this from ${brand}’s website. Please delete it once the job is filled.`,
  };
}

/** Notifies the hiring team of a withdrawal. */
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

/** Tells the applicant that a delayed scan found something in the CV. */
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
