/** One position somebody had. Empty texts and null stand for what was not given. */
export type GivenExperience = {
  employer: string;
  jobTitle: string;
  fromMonth: number | null;
  fromYear: number | null;
  toMonth: number | null;
  toYear: number | null;
  isCurrentRole: boolean;
};

/** An application as it was typed, before any rule. */
export type GivenApplication = {
  firstName: string;
  secondName: string;
  email: string;
  telephone: string;
  experience: readonly GivenExperience[];
  /** By question: what was chosen, or the one text. */
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

/** Whether nothing of a position was filled in. */
export const isEmptyExperience = (one: GivenExperience): boolean =>
  Object.entries(emptyExperience).every(([name, nothing]) => one[name as keyof GivenExperience] === nothing);

/** The names of fields, as forms and problems have them. */
export type ExperienceFieldName = `experience.${number}.${keyof GivenExperience}`;
export type QuestionFieldName = `question.${string}`;
export const experienceField = (at: number, name: keyof GivenExperience): ExperienceFieldName =>
  `experience.${at}.${name}`;
export const questionField = (id: string): QuestionFieldName => `question.${id}`;
