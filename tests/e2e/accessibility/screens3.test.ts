import { sweep } from '../../sweep.ts';
import { examine } from './examine.ts';
import { examinedPart } from './examined.ts';

examine(examinedPart(2), sweep(3, 1));
