import { boards } from './es/boards';
import { learn } from './es/learn';
import { shell } from './es/shell';
import { table } from './es/table';

export const es = { boards, learn, shell, table };
