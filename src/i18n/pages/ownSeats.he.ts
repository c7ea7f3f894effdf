import { count } from '../plural.ts';

/** Of a customer, on the page of a workshop. */
const ownSeatsHe = {
  have: (n: number) =>
    count(
      'he',
      n,
      'כבר יש לך כאן מקום אחד',
      'כבר יש לך כאן שני מקומות',
      (many) => `כבר יש לך כאן ${many} מקומות`,
    ),
};

export default ownSeatsHe;
