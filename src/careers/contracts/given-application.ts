/** A position. Empty strings and null mean not given. */
export type GivenExperience = {
  employer: string;
  jobTitle: string;
  fromMonth: number | null;
  fromYear: number | null;
  toMonth: number | null;
  toYear: number | null;
  isCurrentRole: boolean;
};

/** An application before validation. */
export type GivenApplication = {
  firstName: string;
  secondName: string;
  email: string;
  telephone: string;
  experience: readonly GivenExperience[];
  /** By question: the chosen options, or the text. */
  answers: Readonly<Record<string, readonly string[]>>;
  resume: { name: string; size: number } | null;
};

export const emptyExperience: GivenExperience = {
  employer: '',
  jobTitle: '',
  isCurrentRole: false,
  fromMonth: null,
  fromYear: null,
  toMonth: null,
  toYear: null,
};

export const isEmptyExperience = (position: GivenExperience): boolean =>
  Object.entries(emptyExperience).every(([name, blank]) => position[name as keyof GivenExperience] === blank);

/** Field names, as used in forms and errors. */
export type ExperienceFieldName = `experience.${number}.${keyof GivenExperience}`;
export type QuestionFieldName = `question.${string}`;
export const experienceField = (at: number, name: keyof GivenExperience): ExperienceFieldName =>
  `experience.${at}.${name}`;
export const questionField = (id: string): QuestionFieldName => `question.${id}`;
