import type { RecordField } from '../../fields/field.ts';
import { isRecord } from '../../source/json.ts';
import { innerParts } from './control-styles.tsx';
import { GroupFrame } from './group-frame.tsx';
import type { PartsProps } from './field-props.ts';
import { RecordParts } from './record-parts.tsx';

/** Several fields under one name. */
export function RecordControl({ Part, ...props }: PartsProps<RecordField>) {
  const { field, value, path, isBare = false } = props;
  return (
    <GroupFrame {...props}>
      <div className={isBare ? '' : innerParts}>
        <RecordParts field={field} value={isRecord(value) ? value : {}} path={path} Part={Part} />
      </div>
    </GroupFrame>
  );
}
