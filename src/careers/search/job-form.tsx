import { useId } from 'react';
import { Form } from 'react-router';
import { NearMe } from '../../restaurants/search/near-me.tsx';
import placeBox from '../../restaurants/search/place-box.module.css';
import { PlaceBox } from '../../restaurants/search/place-box.tsx';
import { positionParams } from '../../restaurants/search/position.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useUrlField } from '../../ui/forms/use-url-field.ts';
import { Icon } from '../../ui/icon.tsx';
import { type JobType, jobTypes } from '../contracts/constants.ts';
import { groupsOf } from '../rules/job-categories.ts';
import { inAddress, jobSearchPath } from '../rules/job-query.ts';
import { titleGroupName, typeName } from '../rules/job-words.ts';
import styles from './job-form.module.css';
import type { JobSearchView } from './search-words.ts';

/** Product 8.2. */
const REFUSED = 'To search for jobs near you, please enable location services.';

function TypeBox({ type, isChecked }: { type: JobType; isChecked: boolean }) {
  const id = useId();
  const box = useUrlField<HTMLInputElement>(isChecked);
  return (
    <Checkbox ref={box} id={id} name="type" value={inAddress(type)} defaultChecked={isChecked}>
      {typeName(type)}
    </Checkbox>
  );
}

/** Place, types and title group. A GET form, so that results can be shared by address. */
export function JobForm({ query, titleGroupNames }: Pick<JobSearchView, 'query' | 'titleGroupNames'>) {
  const { category, q, position, types, group } = query;
  const work = useUrlField<HTMLSelectElement>(group ? inAddress(group) : '');
  return (
    <search>
      <Form action={jobSearchPath({ category })} method="get" className={styles.form}>
        <PlaceBox defaultValue={q} label="Postcode, town or restaurant" />
        <label className={placeBox.field}>
          <span>Kind of work</span>
          <select ref={work} name="group" defaultValue={group ? inAddress(group) : ''}>
            <option value="">Any</option>
            {groupsOf(category, group).map((option) => (
              <option key={option} value={inAddress(option)}>
                {titleGroupName(option, titleGroupNames)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.types}>
          <legend className="sr-only">Hours</legend>
          {jobTypes.map((type) => (
            <TypeBox key={type} type={type} isChecked={types.includes(type)} />
          ))}
        </fieldset>
        {/* Other filters keep the position; typing a place overrides it. */}
        {position &&
          positionParams(position).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <Button type="submit" size="large" className="max-sm:px-3! max-sm:text-base!">
          <Icon name="search" />
          Find jobs
        </Button>
      </Form>
      <NearMe pathAt={(at) => jobSearchPath({ ...query, q: '', position: at, page: 1 })} refused={REFUSED} />
    </search>
  );
}
