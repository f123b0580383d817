import { boards } from './en/boards';
import { learn } from './en/learn';
import { shell } from './en/shell';
import { table } from './en/table';

export const en = { boards, learn, shell, table };
