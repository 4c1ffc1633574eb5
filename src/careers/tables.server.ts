import type { GivenExperience } from './contracts/given-application.ts';

export type GivenAnswer = { question: string; answer: string[] };

/** Rows of db/migrations/120-job-applications.sql. */
export type ApplicationRow = {
  id: string;
  reference: string;
  job_id: string;
  job_name: string;
  place: string;
  hiring_email: string;
  /** 'YYYY-MM-DD' */
  closes_on: string;
  address_hash: Buffer;
  idempotency_key: string;
  body_hash: Buffer;
  email: string;
  first_name: string;
  second_name: string;
  telephone: string;
  experience: GivenExperience[];
  answers: GivenAnswer[];
  created_at: Date;
};

/** Unscanned if there is no scanner; waiting while it doesn't respond. */
export type CvScan = 'unscanned' | 'waiting' | 'clean' | 'infected';

export type CvRow = {
  application_id: string;
  filename: string;
  content_type: string;
  content: Buffer | null;
  stored_as: string | null;
  scan: CvScan;
  created_at: Date;
};

export type CareerTables = { job_applications: ApplicationRow; job_application_cvs: CvRow };
